import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { readContactEnvironment } from '@/app/_contact/environment'
import { readPost } from '@/server/contact/intake/read-post'
import { takePost } from '@/server/contact/intake/take-post'
import { listMessages } from '@/server/contact/store/message-store'
import { openSpool, type Spool } from '@/server/contact/store/spool'

/** When the posts of these tests come. */
export const now = Date.UTC(2026, 10, 22, 9)

export const words = { locale: 'uk', name: 'Марта', contact: '@marta_h', message: 'Ми маємо девʼять кавʼярень.', requestId: '0b4c9f6e-1' }

type Sent = Record<string, string | readonly { name: string; bytes: Buffer }[]>

export function asForm(sent: Sent): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(sent))
    if (typeof value === 'string') form.append(name, value)
    else for (const file of value) form.append(name, new Blob([new Uint8Array(file.bytes)]), file.name)
  return form
}

const bodies = {
  json: (sent: Sent) => ({ body: JSON.stringify(sent), headers: { 'Content-Type': 'application/json' } }),
  form: (sent: Sent) => ({ body: new URLSearchParams(sent as Record<string, string>) }),
  multipart: (sent: Sent) => ({ body: asForm(sent) }),
}

type PostOptions = { as?: keyof typeof bodies; at?: number; address?: string; variables?: Record<string, string> }

/** A spool of its own for each test, and posts that reach it. */
export function preparePosts() {
  const state = { spool: undefined as unknown as Spool, folder: '' }
  beforeEach(() => {
    state.folder = mkdtempSync(join(tmpdir(), 'intake-'))
    state.spool = openSpool(state.folder)
  })
  afterEach(() => {
    state.spool.close()
    rmSync(state.folder, { recursive: true })
  })
  return {
    state,
    post: async (sent: Sent, { as = 'multipart', at = now, address = '198.51.100.7', variables = {} }: PostOptions = {}) => {
      const request = new Request('http://localhost/api/contact', { method: 'POST', ...bodies[as](sent) })
      const { spool } = state
      const read = await readPost(request, spool.filesFolder)
      return takePost(read, { spool, environment: readContactEnvironment(variables), address, now: at })
    },
    kept: () => listMessages(state.spool.database),
    filesLeft: () => readdirSync(state.spool.filesFolder),
  }
}
