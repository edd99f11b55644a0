import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { readInline } from '@/build/page-policies/read-inline'
import { withTrustedTypes } from '@/build/page-policies/trusted-types'
import { documentHeaders } from '@/routing/security-headers'
import type { RunningRelease } from '@/server/front/release-worker'
import { toProblems } from '../main'
import { askDraft } from './ask-draft'
import type { DraftPlace } from './draft-bar'
import { mistakesOn } from './mistakes'
import { mistakesPage, withDraftBar } from './mistakes-page'
import type { Drafts } from './read-drafts'

type Options = {
  running: () => RunningRelease | null
  /** Where editors reach the preview. */
  url: string
  /** From where pictures of drafts are shown, the first of them also in whose panel. */
  pictures: readonly [service: string, ...mediaHosts: string[]]
}

/** `page` is where the app folder has it. */
type AskedPage = { read: Drafts; path: string; page: string; isMissing: boolean }

export type DraftPages = {
  send: (response: ServerResponse, place: DraftPlace, asked: AskedPage) => Promise<void>
  /** What is read as it is, such as scripts and pictures. */
  sendFile: (response: ServerResponse, path: string) => Promise<void>
  /** Why there are no drafts to be shown. */
  sendFailure: (response: ServerResponse, place: DraftPlace, error: unknown) => void
}

/** Pages as the release renders them from drafts, each with the bar and with a policy as strict as that of the site. */
export function createDraftPages({ running, url, pictures: [service, ...mediaHosts] }: Options): DraftPages {
  return {
    send: async (response, place, { read, path, page, isMissing }) => {
      const mistakes = mistakesOn(place, read)
      if (mistakes.length > 0) return sendPage(response, 422, mistakesPage(place, mistakes))
      const answer = await askDraft(release(), path, page)
      if (!isHtml(answer)) return passOn(answer, response)
      sendPage(response, isMissing ? 404 : (answer.statusCode ?? 502), withDraftBar(await text(answer), place))
    },
    sendFile: async (response, path) => passOn(await askDraft(release(), path), response),
    sendFailure: (response, place, error) => sendPage(response, 503, mistakesPage(place, toProblems(error))),
  }

  function release(): RunningRelease {
    const found = running()
    if (!found) throw new Error('Nothing answers.')
    return found
  }

  function sendPage(response: ServerResponse, status: number, page: string): void {
    const html = withTrustedTypes(page)
    const policy = documentHeaders(readInline(html), { siteUrl: url, service, mediaHosts })
    response.writeHead(status, { ...policy, 'Content-Type': 'text/html; charset=utf-8' }).end(html)
  }
}

const isHtml = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('text/html') ?? false

/** The release says how long its files may be kept; of a preview nothing is kept. */
const passed = ['content-type', 'content-length', 'content-encoding', 'location']

async function passOn(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = passed.flatMap((name) => (answer.headers[name] === undefined ? [] : [[name, answer.headers[name]] as const]))
  response.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers))
  await pipeline(answer, response)
}
