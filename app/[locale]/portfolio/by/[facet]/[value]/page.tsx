import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { FinalCall } from '@/components/home/final-call'
import { PortfolioPage } from '@/components/portfolio/portfolio-page'
import { PageHeading } from '@/components/primitives/page-heading'
import { getCases, getCaseTags, getFacets, getOrganisation } from '@/content-client'
import { getCurrentLocale } from '../../../../../_page/current-locale'
import { pageMetadata } from '../../../../../_page/page-metadata'
import { SitePage } from '../../../../../_page/site-page'

type Props = PageProps<'/[locale]/portfolio/by/[facet]/[value]'>

export const dynamicParams = false

export async function generateStaticParams() {
  const facets = await getFacets('en')
  return facets.flatMap(({ name, values }) => values.map(({ slug }) => ({ facet: name, value: slug })))
}

export async function generateMetadata({ params }: Props) {
  const filter = await getFilter(await params)
  if (!filter) return {}
  const t = await getTranslations('PortfolioFilter')
  const { name: company } = await getOrganisation(await getCurrentLocale())
  const facet = t(filter.name)
  return pageMetadata({
    target: filter.target,
    canonical: 'portfolio',
    title: t('metaTitle', { facet, value: filter.value.title }),
    description: t('metaDescription', { facet, value: filter.value.title, company }),
    visibility: 'noindex',
  })
}

export default async function Page({ params }: Props) {
  const filter = await getFilter(await params)
  if (!filter) notFound()
  const locale = await getCurrentLocale()
  const t = await getTranslations('PortfolioFilter')
  const { name, value, target } = filter
  return (
    <SitePage target={target} crumb={value.title}>
      <PortfolioPage
        cases={await getCases(locale)}
        tags={await getCaseTags(locale)}
        facets={await getFacets(locale)}
        chosen={{ [name]: value.slug }}
      >
        <PageHeading above={t(name)} title={value.title} lead={t('intro')} />
      </PortfolioPage>
      <FinalCall />
    </SitePage>
  )
}

/** The filter an address names, in the page's language. */
async function getFilter({ facet, value: slug }: { facet: string; value: string }) {
  const found = (await getFacets(await getCurrentLocale())).find(({ name }) => name === facet)
  const value = found?.values.find((candidate) => candidate.slug === slug)
  return found && value && { name: found.name, value, target: { name: 'portfolio/by', slug: `${facet}/${slug}` } as const }
}
