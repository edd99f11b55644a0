import type { FacetName } from '@/content-client/types'

/** The chosen value of each facet; a facet that is absent leaves all cases in. */
export type Selection = Partial<Record<FacetName, string>>

export type FilteredCase = { slug: string; tags: Record<FacetName, readonly string[]> }

type Choices = { name: FacetName; values: readonly { slug: string }[] }

const names: readonly FacetName[] = ['industry', 'service', 'technology']

/** What a query chooses; values nobody offers count as absent, so that an old link shows more and not nothing. */
export function readSelection(query: string, facets: readonly Choices[]): Selection {
  const asked = new URLSearchParams(query)
  const chosen = facets.flatMap(({ name, values }) => {
    const value = values.find(({ slug }) => slug === asked.get(name))
    return value ? [[name, value.slug]] : []
  })
  return Object.fromEntries(chosen)
}

/** The query of a selection, always in one order: `?industry=law&technology=python`; empty where nothing is chosen. */
export function toQuery(selection: Selection): string {
  const parts = names.flatMap((name) => (selection[name] ? [`${name}=${selection[name]}`] : []))
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** Whether a case has everything that is chosen. */
export function toSelected(selection: Selection): (each: FilteredCase) => boolean {
  return ({ tags }) => names.every((name) => selection[name] === undefined || tags[name].includes(selection[name]))
}

/** How many cases one value would leave beside what is chosen elsewhere. */
export function countWith(cases: readonly FilteredCase[], others: Selection, name: FacetName, value: string): number {
  return cases.filter(toSelected({ ...others, [name]: value })).length
}
