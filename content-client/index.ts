import type { Locale } from '@/routing/locales'
import { tagsOf, toFacets } from './lists'
import { readSnapshot } from './snapshot'
import type {
  Author,
  CaseStudy,
  CaseTags,
  CostGuide,
  EstimatePreset,
  Facet,
  FaqEntry,
  FinishedProject,
  Landing,
  LegalPage,
  Organisation,
  Person,
  Review,
  SampleDocument,
  Service,
  ShellRecords,
  TopBanner,
  TrustSection,
} from './types'

export * from './articles'
export type * from './types'

export async function getOrganisation(locale: Locale): Promise<Organisation> {
  const { organisation } = await inLocale(locale)
  if (!organisation) throw new Error('The content has no organisation.')
  return organisation
}

export async function getShellRecords(): Promise<ShellRecords> {
  return (await readSnapshot()).shell
}

export async function getTopBanner(locale: Locale): Promise<TopBanner | null> {
  return (await inLocale(locale))['top-banner']
}

export async function getServices(locale: Locale): Promise<Service[]> {
  return (await inLocale(locale)).services
}

export async function getService(locale: Locale, slug: string): Promise<Service | undefined> {
  return bySlug(await getServices(locale), slug)
}

export async function getSampleDocuments(locale: Locale): Promise<SampleDocument[]> {
  return (await inLocale(locale))['sample-documents']
}

export async function getTrustSections(locale: Locale): Promise<TrustSection[]> {
  return (await inLocale(locale))['trust-sections']
}

/** Projects that are done; samples among them are no history. */
export async function getFinishedProjects(locale: Locale): Promise<FinishedProject[]> {
  return (await inLocale(locale))['finished-projects']
}

export async function getCases(locale: Locale): Promise<CaseStudy[]> {
  return (await inLocale(locale)).cases
}

export async function getCase(locale: Locale, slug: string): Promise<CaseStudy | undefined> {
  return bySlug(await getCases(locale), slug)
}

/** The values of each case by facet, by slug. */
export async function getCaseTags(locale: Locale): Promise<Record<string, CaseTags>> {
  return Object.fromEntries((await getCases(locale)).map((study) => [study.slug, tagsOf(study)]))
}

/** What the cases can be filtered by. */
export async function getFacets(locale: Locale): Promise<Facet[]> {
  return toFacets(await getCases(locale), await getServices(locale))
}

export async function getAuthor(locale: Locale, slug: string): Promise<Author | undefined> {
  return bySlug((await inLocale(locale)).authors, slug)
}

export async function getPeople(locale: Locale): Promise<Person[]> {
  return (await inLocale(locale)).people
}

export async function getReviews(locale: Locale): Promise<Review[]> {
  return (await inLocale(locale)).reviews
}

export async function getFaqEntries(locale: Locale): Promise<FaqEntry[]> {
  return (await inLocale(locale))['faq-entries']
}

export async function getLandings(locale: Locale): Promise<Landing[]> {
  return (await inLocale(locale)).landings
}

export async function getLanding(locale: Locale, slug: string): Promise<Landing | undefined> {
  return bySlug(await getLandings(locale), slug)
}

export async function getLegalPage(locale: Locale, slug: string): Promise<LegalPage | undefined> {
  return bySlug((await inLocale(locale))['legal-pages'], slug)
}

export async function getEstimatePresets(locale: Locale): Promise<EstimatePreset[]> {
  return (await inLocale(locale))['estimate-presets']
}

export async function getCostGuides(locale: Locale): Promise<CostGuide[]> {
  return (await inLocale(locale))['cost-guides']
}

export async function getCostGuide(locale: Locale, slug: string): Promise<CostGuide | undefined> {
  return bySlug(await getCostGuides(locale), slug)
}

async function inLocale(locale: Locale) {
  return (await readSnapshot()).locales[locale]
}

function bySlug<Entry extends { slug: string }>(entries: readonly Entry[], slug: string): Entry | undefined {
  return entries.find((entry) => entry.slug === slug)
}
