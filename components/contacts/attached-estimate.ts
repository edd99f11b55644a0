const projectTypes = ['site', 'webapp', 'saas', 'marketplace', 'shop', 'internal', 'mobile', 'ai'] as const

type ProjectType = (typeof projectTypes)[number]

/** What a visitor recognises of an estimate that came along in the address. */
export type AttachedEstimate = { query: string; type: ProjectType | null; blocks: number }

const maxQueryLength = 4000

/** Reads the estimate out of `?estimate={encoded query}`; null where there is none. Nothing of it is trusted to be well formed. */
export function readAttachedEstimate(search: string): AttachedEstimate | null {
  const given = new URLSearchParams(search).get('estimate')?.replace(/^[?#]+/, '')
  if (!given || given.length > maxQueryLength) return null
  const fields = new URLSearchParams(given)
  const ids = fields.getAll('b').flatMap((list) => list.split(/[_\s]/))
  const blocks = new Set(ids.map((item) => item.split('*')[0]).filter(Boolean)).size
  const type = projectTypes.find((candidate) => candidate === fields.get('t')) ?? null
  if (blocks === 0 && type === null && !fields.has('preset')) return null
  // Written again from what was read, so that no stray character of an address gets into a link.
  return { query: fields.toString(), type, blocks }
}
