import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { sendError, sendJson } from './stub-answers'

type Entry = Record<string, unknown> & { key: string }

export type ContactRequests = {
  /** It makes entries, and reads none. */
  token: string
  entries: readonly Entry[]
  /** The next entry is made, and its answer lost on the way. */
  loseNextAnswer: () => void
  take: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/** The messages of a content service: `key` is unique, and only the token that creates is taken. */
export function createContactRequests(): ContactRequests {
  const token = 'create-only-91c2'
  const entries: Entry[] = []
  let isLost = false
  return {
    token,
    entries,
    loseNextAnswer: () => {
      isLost = true
    },
    take: async (request, response) => {
      if (request.headers.authorization !== `Bearer ${token}`) return sendError(response, 401)
      if (request.method !== 'POST') return sendError(response, 404)
      const { data } = (await json(request)) as { data: Entry }
      if (entries.some(({ key }) => key === data.key)) {
        const error = { status: 400, name: 'ValidationError', message: 'This attribute must be unique', details: {} }
        return sendJson(response, 400, { data: null, error })
      }
      entries.push(data)
      if (isLost) request.socket.destroy()
      else sendJson(response, 201, { data: { id: entries.length } })
      isLost = false
    },
  }
}
