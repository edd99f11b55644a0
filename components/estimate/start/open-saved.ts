import { longestQuery } from '@/estimate/address/keys'
import { formatTitle, parseTitle } from '@/estimate/address/title'

export type Opened = { address: string } | { error: 'link' | 'long' | 'file' | 'large' }

const mostBytes = 200_000

/** The query and title of a pasted link, whatever site it names; a bare query will do. */
export function readLink(text: string): Opened {
  const pasted = text.trim()
  const at = pasted.indexOf('?')
  const query = at < 0 ? pasted : pasted.slice(at + 1)
  const [search = '', ...fragment] = query.split('#')
  const keys = [...new URLSearchParams(search).keys()]
  if (!keys.some((key) => ['v', 'c', 't', 'b', 'preset', 'p', 'x', 'q', 'd', 'st'].includes(key))) return { error: 'link' }
  if (search.length > longestQuery) return { error: 'long' }
  return { address: `?${search}${formatTitle(parseTitle(`#${fragment.join('#')}`))}` }
}

/** The estimate of an exported file. Its reader is loaded when somebody opens one; nothing but the query and the title is taken. */
export async function readFile(file: Blob): Promise<Opened> {
  if (file.size > mostBytes) return { error: 'large' }
  const { readEstimateFile } = await import('@/estimate/export/estimate-file')
  const read = readEstimateFile(await file.text())
  if (!read) return { error: 'file' }
  return read.query.length > longestQuery ? { error: 'long' } : { address: `?${read.query}${formatTitle(read.title)}` }
}
