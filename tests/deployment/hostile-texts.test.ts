import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { keyOrder } from '@/estimate'
import { projectFiles } from '../support/files'
import { sendHostile } from '../support/hostile-requests'
import { hostileTexts, plainText } from '../support/hostile-texts'
import { namesAskedFor } from '../support/names-asked-for'
import { type ServedSite, serveReleases } from '../support/served-site'

/** In milliseconds of all threads of this process, among them that of the release: what is below says nothing. */
const noise = 15
/** Twenty times what a plain text of the same length takes; what grows with the square of 64 kB takes some hundred times. */
const most = 20
const tries = 4

const asked = namesAskedFor()
const words = 64_000
/** Of the head of a request there are 16 kB; longer ones are refused unread. */
const head = 15_000

type Send = (text: string) => Promise<unknown>

async function cost(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** What is slow each time it is tried: that the machine has other things to do, or tidies up, is no fault of a text. */
async function slowTexts(send: (text: string) => unknown, length: number): Promise<string[]> {
  const plain = plainText(length)
  await send(plain)
  let usual = Number.POSITIVE_INFINITY
  for (let index = 0; index < 3; index++) usual = Math.min(usual, await cost(() => send(plain)))
  const limit = most * Math.max(usual, noise)
  const slow: string[] = []
  for (const [name, text] of hostileTexts(length)) {
    let least = Number.POSITIVE_INFINITY
    for (let index = 0; index < tries && least > limit; index++) least = Math.min(least, await cost(() => send(text)))
    if (least > limit) slow.push(`${name}: ${Math.round(least)} ms, a plain text ${Math.round(usual)} ms`)
  }
  return slow
}

let site: ServedSite
let folder: string
let network = 0

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'))
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('CONTACT_DELIVERY', 'off')
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  // Nobody is refused for having sent too much.
  site = await serveReleases({}, { clientAddress: () => `198.51.${++network >> 8}.${network & 255}` })
})

afterAll(async () => {
  await site?.stop()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const address = () => new URL(`http://localhost:${site.port}`)
const get = async (path: string) => (await fetch(new URL(path, address()), { redirect: 'manual' })).text()
const bytes = (text: string) =>
  Buffer.from(text)
    .toString('latin1')
    .replace(/[\r\n]/g, ' ')

const valid = { name: 'Marta', contact: '@marta_h', message: 'We have nine coffee shops.', estimate: 't=shop', locale: 'en' }

function postForm(change: Record<string, string>, fileName?: string): Promise<unknown> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...valid, ...change })) form.append(name, value)
  if (fileName !== undefined) form.append('files', new Blob(['a plan, in words']), fileName)
  return fetch(new URL('/api/contact', address()), { method: 'POST', body: form }).then((answer) => answer.text())
}

const post = (type: string, body: string) =>
  fetch(new URL('/api/contact', address()), { method: 'POST', headers: { 'Content-Type': type }, body }).then((answer) => answer.text())

describe('64 kB of a hostile text', () => {
  it('would be found slow by what is measured here', async () => {
    const slow = await slowTexts((text) => /\b[\w-]+\.(?:com|net)\b/.test(text), head * 2)
    expect(slow.join()).toContain('words with dashes')
  })

  it('take no longer than plain words in any field of the contact form', async () => {
    const fields = new Set(
      [...(await get('/api/contact')).matchAll(/<(?:input|textarea)[^>]* name="([^"]+)"/g)].map(([, name = '']) => name),
    )
    fields.delete('files')
    expect([...fields]).toEqual(expect.arrayContaining(['name', 'contact', 'message', 'requestId', 'token']))
    const slow: string[] = []
    for (const name of [...fields, 'estimate', 'locale', 'subject', 'page']) {
      const inForm: Send = (text) => postForm({ [name]: text.slice(0, words - 500) })
      slow.push(...(await slowTexts(inForm, words)).map((found) => `${name}: ${found}`))
    }
    slow.push(...(await slowTexts((text) => postForm({}, `${text}.txt`), words)).map((found) => `name of a file: ${found}`))
    expect(slow).toEqual([])
  })

  it.each(['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])('or sent as %s', async (type) => {
    expect(await slowTexts((text) => post(type, text), words)).toEqual([])
  })
})

describe('a hostile text as long as the head of a request', () => {
  const targets = ['/', '/estimate/results?t=shop', '/api/estimate/v1?p=web', '/api/contact', '/icons/mark.svg']
  const headers = [...new Set([...asked.headers, 'rsc', 'next-url', 'x-forwarded-proto', 'user-agent'])]

  it.each(headers)('takes no longer than plain words as %s', async (name) => {
    const sent = [['accept', 'text/html'] as const]
    for (const target of targets) {
      const send: Send = (text) =>
        sendHostile(address(), {
          method: 'GET',
          target,
          headers: [...(name === 'accept' ? [] : sent), [name, bytes(text).slice(0, head)]],
          body: '',
        })
      expect(await slowTexts(send, head), target).toEqual([])
    }
  })

  it.each([...new Set([...asked.parameters, ...keyOrder, 'b.acc.email', 'size', 'estimate', 'q', 'n'])])(
    'or as the parameter %s',
    async (name) => {
      // A query of more than 4,000 signs is not read at all.
      for (const [path, length] of [
        ['/api/estimate/v1', head],
        ['/api/estimate/v1', 3900],
        ['/estimate/results', 3900],
      ] as const) {
        const send: Send = (text) =>
          get(
            `${path}?${name}=${encodeURIComponent(text)
              .slice(0, length)
              .replace(/%[\dA-F]?$/, '')}`,
          )
        expect(await slowTexts(send, length), path).toEqual([])
      }
    },
  )

  const routes = projectFiles.flatMap((file) => /^app(\/api\/[^[]+)\/route\.tsx?$/.exec(file)?.[1] ?? [])

  it.each(routes)('or as the query of %s', async (path) => {
    for (const length of [3900, head]) {
      const send: Send = (text) =>
        sendHostile(address(), {
          method: 'GET',
          target: `${path}?${bytes(text).replace(/\s/g, '+').slice(0, length)}`,
          headers: [],
          body: '',
        })
      expect(await slowTexts(send, length)).toEqual([])
    }
  })

  it.each(['/', '/blog/', '/uk/', '/estimate/results', '/_next/static/', '/api/', '/og/'])('or as the path behind %s', async (path) => {
    const send: Send = (text) =>
      sendHostile(address(), {
        method: 'GET',
        target: path + bytes(text).replace(/\s/g, '+').slice(0, head),
        headers: [['accept', 'text/html']],
        body: '',
      })
    expect(await slowTexts(send, head)).toEqual([])
  })
})
