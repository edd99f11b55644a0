import { createReadStream } from 'node:fs'
import { fileTypeFromFile } from 'file-type'

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
  txt: 'text/plain',
  md: 'text/markdown',
}

/** The media type of a file whose bytes are what its name says; null for any other. */
export async function typeOfFile(path: string, name: string): Promise<string | null> {
  const type = types[name.split('.').at(-1)?.toLowerCase() ?? '']
  if (!type) return null
  const found = await fileTypeFromFile(path)
  if (type.startsWith('text/')) return found === undefined && (await isText(path)) ? type : null
  return found?.mime === type ? type : null
}

async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path)) if (decoder.decode(chunk as Buffer, { stream: true }).includes('\0')) return false
    decoder.decode()
    return true
  } catch {
    return false
  }
}
