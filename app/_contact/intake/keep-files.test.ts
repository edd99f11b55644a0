import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { asForm, now, preparePosts, words } from '@/tests/support/contact-posts'
import { readContactEnvironment } from '../environment'
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
