import { longestWords, type Post, PostError } from './post'
import { readMultipart } from './read-multipart'

/**
 * Reads what a form or a program sent. Without a folder its files are read and forgotten: the words are what must not be lost.
 * @throws PostError; nothing is left on the disk then.
 */
export async function readPost(request: Request, filesFolder: string | null): Promise<Post> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
  switch (type.trim().toLowerCase()) {
    case 'multipart/form-data':
      return readMultipart(request, filesFolder)
    case 'application/x-www-form-urlencoded':
      return { fields: Object.fromEntries(new URLSearchParams(await readWords(request))), files: [] }
    case 'application/json':
      return { fields: fieldsIn(await readWords(request)), files: [] }
    default:
      throw new PostError(415)
  }
}

async function readWords(request: Request): Promise<string> {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length
    if (bytes > longestWords) throw new PostError(413)
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}

function fieldsIn(text: string): Record<string, string> {
  const data = parse(text)
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new PostError(400)
  const said = Object.entries(data).filter(([, value]) => value !== null && value !== false)
  if (said.some(([, value]) => !['string', 'number', 'boolean'].includes(typeof value))) throw new PostError(400)
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new PostError(400)
  }
}
