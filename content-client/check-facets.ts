import type { Locale } from '@/routing/locales'
import type { Problem } from './content-error'
import { tagsOf } from './lists'
import type { CaseStudy, FacetName } from './types'

type CasesByLocale = Partial<Record<Locale, readonly CaseStudy[]>>

/**
 * A value of a filter has one name wherever it is used, and a case the same values in every language: a filter is a page, and a
 * page stands in all languages.
 */
export function checkFacets(cases: CasesByLocale): Problem[] {
  const [first, ...others] = Object.entries(cases) as [Locale, readonly CaseStudy[]][]
  return [
    ...Object.entries(cases).flatMap(([locale, studies]) => namesOf(locale as Locale, studies)),
    ...others.flatMap(([locale, studies]) => studies.flatMap((study) => differences(locale, study, first))),
  ]
}

function namesOf(locale: Locale, cases: readonly CaseStudy[]): Problem[] {
  const names = new Map<string, string>()
  const problems: Problem[] = []
  for (const { slug: entry, industry, technologies } of cases)
    for (const [field, values] of Object.entries({ industry: [industry], technologies }))
      for (const { slug, title } of values) {
        const known = names.get(`${field} ${slug}`) ?? title
        names.set(`${field} ${slug}`, known)
        const reason = `calls "${slug}" “${title}”, another case calls it “${known}”`
        if (known !== title) problems.push({ collection: 'cases', entry, locale, field, reason })
      }
  return problems
}

function differences(locale: Locale, study: CaseStudy, [other, studies]: [Locale, readonly CaseStudy[]] = [locale, []]): Problem[] {
  const twin = studies.find(({ slug }) => slug === study.slug)
  if (!twin) return []
  const fields: Record<FacetName, string> = { industry: 'industry', service: 'services', technology: 'technologies' }
  return (Object.keys(fields) as FacetName[])
    .filter((facet) => String(tagsOf(study)[facet]) !== String(tagsOf(twin)[facet]))
    .map((facet) => ({
      collection: 'cases',
      entry: study.slug,
      locale,
      field: fields[facet],
      reason: `has other slugs than in "${other}"; only the titles are translated`,
    }))
}
