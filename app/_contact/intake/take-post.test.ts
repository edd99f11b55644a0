import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readContactEnvironment } from '../environment'
import { listMessages } from '../store/message-store'
import { openSpool, type Spool } from '../store/spool'
import { PostError } from './post'
import { readPost } from './read-post'
import { secretOf } from './secret'
import { takePost } from './take-post'
import { makeToken } from './time-token'

const now = Date.UTC(2026, 10, 22, 9)
const words = { locale: 'uk', name: 'Марта', contact: '@marta_h', message: 'Ми маємо девʼять кавʼярень.', requestId: '0b4c9f6e-1' }
const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

let picture: Buffer
let folder: string
let spool: Spool
beforeAll(async () => {
  picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'intake-'))
  spool = openSpool(folder)
})
afterEach(() => {
  spool.close()
  rmSync(folder, { recursive: true })
})

type Sent = Record<string, string | readonly { name: string; bytes: Buffer }[]>

function asForm(sent: Sent): FormData {
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

async function post(sent: Sent, { as = 'multipart', at = now, address = '198.51.100.7', variables = {} }: PostOptions = {}) {
  const request = new Request('http://localhost/api/contact', { method: 'POST', ...bodies[as](sent) })
  const read = await readPost(request, spool.filesFolder)
  return takePost(read, { spool, environment: readContactEnvironment(variables), address, now: at })
}

type PostOptions = { as?: keyof typeof bodies; at?: number; address?: string; variables?: Record<string, string> }

const kept = () => listMessages(spool.database)
const filesLeft = () => readdirSync(spool.filesFolder)

describe('a message', () => {
  it.each(['json', 'form', 'multipart'] as const)('is kept word for word, sent as %s', async (as) => {
    expect(await post({ ...words, nda: 'on', budget: 'до 15 000 $', estimate: 't=shop&b=pay.checkout' }, { as })).toMatchObject({
      kind: 'accepted',
    })
    const { requestId, locale, name, contact, message } = words as typeof words & { locale: 'uk' }
    expect(kept()).toEqual([
      expect.objectContaining({
        ...{ requestId, locale, name, contact, message, contactKind: 'telegram' },
        ...{ nda: true, budget: 'до 15 000 $', estimate: 't=shop&b=pay.checkout', subject: '', files: [] },
      }),
    ])
  })

  it('needs no words where an estimate comes along, whose whole address may be sent', async () => {
    const { message: _, ...rest } = words
    expect(await post({ ...rest, estimate: 'https://agency.example/uk/estimate/results?t=shop&b=pay.checkout' })).toMatchObject({
      kind: 'accepted',
    })
    expect(kept()[0]?.estimate).toBe('t=shop&b=pay.checkout')
  })

  it('is told field by field what is wrong with it, and is not kept', async () => {
    const files = [{ name: 'menu.zip', bytes: Buffer.from('PK') }]
    expect(await post({ ...words, name: '', message: 'Hi', files })).toEqual({
      kind: 'refused',
      problems: { name: 'nameMissing', message: 'messageShort', files: 'fileKind' },
    })
    expect([kept(), filesLeft()]).toEqual([[], []])
  })

  it('stays one message when it is sent twice, with its files once', async () => {
    const sent = { ...words, files: [{ name: 'menu.pdf', bytes: pdf }] }
    const first = await post(sent)
    expect(await post(sent, { at: now + 60_000 })).toEqual({ ...first, kind: 'known' })
    expect([kept().length, filesLeft().length]).toEqual([1, 1])
    expect(await post({ ...sent, message: 'Це вже інше повідомлення.' })).toEqual({ kind: 'conflict' })
    expect(filesLeft()).toHaveLength(1)
  })

  it('loses signs nobody types, and keeps its lines', async () => {
    await post({ ...words, name: 'Мар\u0000та\u0007', message: 'Перший рядок.\r\nДругий рядок.' })
    expect(kept()[0]).toMatchObject({ name: 'Марта', message: 'Перший рядок.\nДругий рядок.' })
  })
})

describe('files', () => {
  it('are kept under random names, with what they were called', async () => {
    const files = [
      { name: 'Меню.PDF', bytes: pdf },
      { name: 'logo.png', bytes: picture },
      { name: 'нотатки.txt', bytes: Buffer.from('Девʼять кавʼярень') },
    ]
    expect(await post({ ...words, files })).toMatchObject({ kind: 'accepted' })
    const [message] = kept()
    expect(message?.files.map(({ name, type, bytes }) => [name, type, bytes])).toEqual([
      ['Меню.PDF', 'application/pdf', pdf.length],
      ['logo.png', 'image/png', picture.length],
      ['нотатки.txt', 'text/plain', 33],
    ])
    expect(filesLeft().sort()).toEqual(message?.files.map(({ file }) => file).sort())
    expect(readFileSync(join(spool.filesFolder, message?.files[0]?.file ?? ''))).toEqual(pdf)
  })

  it.each([
    ['a program under the name of a picture', 'logo.png', Buffer.from('MZ\u0090\u0000'.repeat(100))],
    ['a picture under the name of a text', 'notes.txt', null],
    ['a text that is none', 'notes.md', Buffer.from([0xff, 0xfe, 0x00])],
    ['an archive under the name of a document', 'brief.docx', Buffer.from('PK\u0003\u0004'.padEnd(60, '\u0000'))],
  ])('that are not what they are called are refused: %s', async (_what, name, bytes) => {
    expect(await post({ ...words, files: [{ name, bytes: bytes ?? picture }] })).toEqual({
      kind: 'refused',
      problems: { files: 'fileKind' },
    })
    expect(filesLeft()).toEqual([])
  })

  it('too many or too large are told apart, and the words that came with them are not lost', async () => {
    const small = { name: 'a.txt', bytes: Buffer.from('a') }
    expect(await post({ ...words, files: [small, small, small, small] })).toMatchObject({ problems: { files: 'filesTooMany' } })
    const large = { name: 'a.txt', bytes: Buffer.alloc(10 * 1024 * 1024 + 1, 'a') }
    expect(await post({ name: '', files: [large], ...{ contact: words.contact, message: words.message } })).toMatchObject({
      problems: { name: 'nameMissing', files: 'fileTooLarge' },
    })
    expect(filesLeft()).toEqual([])
  })

  it('that the disk does not take are said not to be kept, and the words are read to their end', async () => {
    const lost = join(folder, 'a disk that is gone')
    const { contact, message, ...rest } = words
    const sent = { ...rest, files: [{ name: 'menu.pdf', bytes: Buffer.concat([pdf, Buffer.alloc(200_000, ' ')]) }], contact, message }
    const request = (url = 'http://localhost/') => new Request(url, { method: 'POST', body: asForm(sent) })
    const read = await readPost(request(), lost)
    expect(read).toMatchObject({ fields: { name: 'Марта', message }, files: [{ name: 'menu.pdf' }], fault: { code: 'ENOENT' } })
    await expect(takePost(read, { spool, environment: readContactEnvironment({}), address: '', now })).rejects.toThrow('ENOENT')
    expect(kept()).toEqual([])
    expect(await readPost(request(), null)).toMatchObject({ fields: { message }, files: [{ name: 'menu.pdf' }] })
  })

  it('are shown to the scanner that is set up, and refused where it refuses', async () => {
    const files = [{ name: 'menu.pdf', bytes: pdf }]
    const scanned = (CONTACT_SCAN_COMMAND: string) => post({ ...words, files }, { variables: { CONTACT_SCAN_COMMAND } })
    expect(await scanned('/bin/false')).toEqual({ kind: 'refused', problems: { files: 'fileRefused' } })
    expect(filesLeft()).toEqual([])
    expect(await scanned('/bin/true')).toMatchObject({ kind: 'accepted' })
  })
})

describe('what no visitor sends', () => {
  it('is told so: a hidden field that was filled in, a form sent at once, a token of the day before yesterday', async () => {
    const token = (age: number) => makeToken(secretOf(spool.database), now - age)
    expect(await post({ ...words, website: 'https://spam.example' })).toMatchObject({ problems: { form: 'trap' } })
    expect(await post({ ...words, token: token(1000) })).toEqual({ kind: 'refused', problems: { form: 'tooFast' }, seconds: 2 })
    expect(await post({ ...words, token: token(48 * 60 * 60_000) })).toMatchObject({ problems: { form: 'tokenExpired' } })
    expect(await post({ ...words, token: token(5000) })).toMatchObject({ kind: 'accepted' })
  })

  it('is asked about once more where it has a link and no token', async () => {
    const linked = { ...words, message: 'Наш сайт: https://dobrokava.example' }
    expect(await post(linked)).toMatchObject({ problems: { form: 'confirm' } })
    expect(await post({ ...linked, token: makeToken(secretOf(spool.database), now - 4000) })).toMatchObject({ kind: 'accepted' })
  })

  it('is slowed down: five messages of one network in ten minutes', async () => {
    const send = (id: number, address: string) =>
      post({ ...words, requestId: `request-${id}`, message: `Повідомлення ${id}.` }, { address })
    for (let id = 0; id < 5; id++) expect(await send(id, `2001:db8::${id}`)).toMatchObject({ kind: 'accepted' })
    expect(await send(5, '2001:db8::ffff')).toEqual({ kind: 'limited', seconds: 600 })
    expect(await send(5, '2001:db8:0:1::1')).toMatchObject({ kind: 'accepted' })
    expect(await send(0, '2001:db8::9')).toMatchObject({ kind: 'known' })
    expect(JSON.stringify(spool.database.all('SELECT * FROM arrivals'))).not.toContain('2001')
  })

  it.each([
    [400, 'multipart/form-data; boundary=a', '--a\r\nContent-Disposition: form-data; name="name"\r\n\r\nMarta'],
    [400, 'multipart/form-data', 'a'],
    [400, 'application/json', '{"name":'],
    [400, 'application/json', '{"name":["Marta"]}'],
    [413, 'application/json', JSON.stringify({ message: 'a'.repeat(70_000) })],
    [415, 'text/plain', 'name=Marta'],
  ])('is refused with %s: %s', async (status, type, body) => {
    const request = new Request('http://localhost/', { method: 'POST', body, headers: { 'Content-Type': type } })
    await expect(readPost(request, spool.filesFolder)).rejects.toEqual(new PostError(status as 400))
    expect(filesLeft()).toEqual([])
  })
})
