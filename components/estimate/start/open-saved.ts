import { maxQueryLength } from '@/estimate/address/keys'
import { formatTitle, parseTitle } from '@/estimate/address/title'

export type Opened = { address: string } | { error: 'link' | 'long' | 'file' | 'large' }

const maxBytes = 250_000

/** The query and title of a pasted link of any site, or of a query alone. */
export function readLink(text: string): Opened {
  const pasted = text.trim()
  const at = pasted.indexOf('?')
  const query = at < 0 ? pasted : pasted.slice(at + 1)
  const [search = '', ...fragment] = query.split('#')
  const keys = [...new URLSearchParams(search).keys()]
  if (!keys.some((key) => ['v', 'c', 't', 'b', 'preset', 'p', 'x', 'q', 'd', 'st'].includes(key))) return { error: 'link' }
  if (search.length > maxQueryLength) return { error: 'long' }
  return { address: `?${search}${formatTitle(parseTitle(`#${fragment.join('#')}`))}` }
}

/** The query and title of an exported file; nothing else of it is used. The code that reads it is loaded on demand. */
export async function readFile(file: Blob): Promise<Opened> {
  if (file.size > maxBytes) return { error: 'large' }
  const { readEstimateFile } = await import('@/estimate/export/estimate-file')
  const read = readEstimateFile(await file.text())
  if (!read) return { error: 'file' }
  return read.query.length > maxQueryLength ? { error: 'long' } : { address: `?${read.query}${formatTitle(read.title)}` }
}
