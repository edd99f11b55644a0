import { readFile } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'

/** Media types by extension; what of it is text has no mark in its bytes. */
const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  rtf: 'application/rtf',
  pages: 'application/vnd.apple.pages',
  numbers: 'application/vnd.apple.numbers',
  key: 'application/vnd.apple.keynote',
  csv: 'text/csv',
  txt: 'text/plain',
  md: 'text/markdown',
}

/** The media type of a file whose bytes are what its name says; null for any other. A picture is what its bytes say. */
export async function typeOfFile(path: string, name: string): Promise<string | null> {
  const type = types[name.split('.').at(-1)?.trim().toLowerCase() ?? '']
  if (!type) return null
  const bytes = await readFile(path)
  const found: string | undefined = (await fileTypeFromBuffer(bytes))?.mime
  if (type.startsWith('text/')) return (isWide(bytes) || isKnownText(found)) && isText(bytes) ? type : null
  if (type.startsWith('image/')) return found && Object.values(types).includes(found) && found.startsWith('image/') ? found : null
  return isDocument(type, found, bytes) ? type : null
}

function isDocument(type: string, found: string | undefined, bytes: Buffer): boolean {
  // Programs for documents pass over a mark and blank lines at the beginning.
  const beginning = bytes.toString('latin1', 0, 1024).replace(/^(?:\xEF\xBB\xBF)?\s*/, '')
  if (type === types.pdf) return beginning.startsWith('%PDF-')
  // Objects in it may be programs.
  if (type === types.rtf) return beginning.startsWith('{\\rtf') && !/\\obj(?:data|ocx|update)/i.test(bytes.toString('latin1'))
  if (type.startsWith('application/vnd.apple.'))
    return isZip(found, type) && /Index\/Document\.iwa|Index\.zip/.test(bytes.toString('latin1'))
  if (type.startsWith('application/vnd.oasis.')) return found === type && !/Basic\/|Scripts\//.test(bytes.toString('latin1'))
  // With a password it is another container, and what is in it only its reader sees.
  return found === type || (found === 'application/x-cfb' && bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')))
}

const isZip = (found: string | undefined, type: string) => found === 'application/zip' || found === type

const isKnownText = (found: string | undefined) => found === undefined || found.startsWith('text/')

/** The mark of UTF-16, which begins music, too. */
const isWide = (bytes: Buffer) => (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)

/** Unicode with or without its mark, or an encoding of one byte a letter: windows-1251, KOI8-U. Those have no signs that control a machine. */
function isText(bytes: Buffer): boolean {
  if (isWide(bytes)) return isDecodable(bytes, bytes[0] === 0xff ? 'utf-16le' : 'utf-16be')
  return isDecodable(bytes, 'utf-8') || bytes.every((byte) => byte >= 0x20 || [0x09, 0x0a, 0x0c, 0x0d].includes(byte))
}

function isDecodable(bytes: Buffer, encoding: string): boolean {
  try {
    return !new TextDecoder(encoding, { fatal: true }).decode(bytes).includes('\0')
  } catch {
    return false
  }
}
