import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { PageHeading } from '@/components/primitives/page-heading'
import { FinalCall } from '@/components/sections/final-call'
import { getCases, getCaseTags, getFacets } from '@/content-client'
import { metadataOf } from '../../../../../_page/page-metadata'
import { SitePage } from '../../../../../_page/site-page'
import { getCurrentLocale } from '../../../../../_site/current-site'
import { PortfolioPage } from '../../../_list/portfolio-page'

type Props = PageProps<'/[locale]/portfolio/by/[facet]/[value]'>

export const dynamicParams = false

export async function generateStaticParams() {
  const facets = await getFacets('en')
  return facets.flatMap(({ name, values }) => values.map(({ slug }) => ({ facet: name, value: slug })))
}

export async function generateMetadata({ params }: Props) {
  const { facet, value } = await params
  return metadataOf({ name: 'portfolio/by', slug: `${facet}/${value}` })
}

export default async function Page({ params }: Props) {
  const filter = await getFilter(await params)
  if (!filter) notFound()
  const locale = await getCurrentLocale()
  const t = await getTranslations('PortfolioFilter')
  const { name, value, target } = filter
  return (
    <SitePage target={target}>
      <PortfolioPage
        cases={await getCases(locale)}
        tags={await getCaseTags(locale)}
        facets={await getFacets(locale)}
        chosen={{ [name]: value.slug }}
      >
        <PageHeading above={t(name)} title={value.title} lead={t('intro')} split />
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
