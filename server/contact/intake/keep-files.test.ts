import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { readContactEnvironment } from '@/app/_contact/environment'
import { asForm, now, preparePosts, words } from '@/tests/support/contact-posts'
import { readPost } from './read-post'
import { takePost } from './take-post'

const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const { state, post, kept, filesLeft } = preparePosts()

let picture: Buffer
beforeAll(async () => {
  picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
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
    expect(readFileSync(join(state.spool.filesFolder, message?.files[0]?.file ?? ''))).toEqual(pdf)
  })

  it.each([
    ['a program under the name of a picture', 'logo.png', Buffer.from('MZ\u0090\u0000'.repeat(100))],
    ['a picture under the name of a text', 'notes.txt', null],
    ['a text that is none', 'notes.md', Buffer.from([0xff, 0xfe, 0x00])],
    [
      'an old document under the name of a new one',
      'a.docx',
      Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(2000)]),
    ],
    ['a text with a program in it', 'a.rtf', Buffer.from('{\\rtf1 {\\object\\objdata 4d5a}}')],
    ['a program under the name of a table', 'a.csv', Buffer.from('MZ\u0090\u0000'.repeat(100))],
    ['an archive under the name of a document', 'brief.docx', Buffer.from('PK\u0003\u0004'.padEnd(60, '\u0000'))],
  ])('that are not what they are called are refused: %s', async (_what, name, bytes) => {
    expect(await post({ ...words, files: [{ name, bytes: bytes ?? picture }] })).toEqual({
      kind: 'refused',
      problems: { files: 'fileKind' },
    })
    expect(filesLeft()).toEqual([])
  })

  it('are taken in every usual encoding and dress', async () => {
    const text = 'Дев’ять кав’ярень, їхнє меню і ґанок.'
    const cp1251 = Buffer.from('Äåâ\u2019ÿòü êàâ’ÿðåíü'.replace(/[^\0-\xFF]/g, '\x92'), 'latin1')
    const swapped = Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()])
    const locked = Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.alloc(1016),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ])
    const jpeg = await sharp(picture).jpeg().toBuffer()
    const sent: [string, Buffer, string][] = [
      ['a.txt', Buffer.from(`\uFEFF${text}`), 'text/plain'],
      ['a.txt', Buffer.from(`\uFEFF${text}`, 'utf16le'), 'text/plain'],
      ['a.md', swapped, 'text/markdown'],
      ['Ціни.csv', cp1251, 'text/csv'],
      ['a.rtf', Buffer.from('{\\rtf1 Menu}'), 'application/rtf'],
      [`${'Меню'.normalize('NFD')}.pdf`, Buffer.concat([Buffer.from('\uFEFF\r\n\n'), pdf]), 'application/pdf'],
      ['logo.png', jpeg, 'image/jpeg'],
      ['logo.JPG ', picture, 'image/png'],
      ['locked.docx', locked, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ]
    for (const from of [0, 3, 6]) {
      const three = sent.slice(from, from + 3)
      const files = three.map(([name, bytes]) => ({ name, bytes }))
      expect(await post({ ...words, requestId: `request-${from}`, message: `Files from ${from} on.`, files })).toMatchObject({
        kind: 'accepted',
      })
      expect(kept().flatMap((message) => message.files.map(({ type }) => type))).toEqual(
        expect.arrayContaining(three.map(([, , type]) => type)),
      )
    }
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
    const lost = join(state.folder, 'a disk that is gone')
    const { contact, message, ...rest } = words
    const sent = { ...rest, files: [{ name: 'menu.pdf', bytes: Buffer.concat([pdf, Buffer.alloc(200_000, ' ')]) }], contact, message }
    const request = (url = 'http://localhost/') => new Request(url, { method: 'POST', body: asForm(sent) })
    const read = await readPost(request(), lost)
    expect(read).toMatchObject({ fields: { name: 'Марта', message }, files: [{ name: 'menu.pdf' }], fault: { code: 'ENOENT' } })
    await expect(takePost(read, { spool: state.spool, environment: readContactEnvironment({}), address: '', now })).rejects.toThrow(
      'ENOENT',
    )
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
