import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { PageHeading } from '@/components/primitives/page-heading'
import { FinalCall } from '@/components/sections/final-call'
import { getCases, getCaseTags, getFacets } from '@/content-client'
import { metadataOf } from '../../../../../_page/page-metadata'
import { SitePage } from '../../../../../_page/site-page'
import { noEntry, orNone } from '../../../../../_page/static-params'
import { getCurrentLocale } from '../../../../../_site/current-site'
import { OtherValues } from '../../../_list/other-values'
import { PortfolioPage } from '../../../_list/portfolio-page'

type Props = PageProps<'/[locale]/portfolio/by/[facet]/[value]'>

export const dynamicParams = false

export async function generateStaticParams() {
  const facets = await getFacets('en')
  const all = facets.flatMap(({ name, values }) => values.map(({ slug }) => ({ facet: name as string, value: slug })))
  return orNone(all, { facet: noEntry, value: noEntry })
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
  const { facet, value, target } = filter
  const tags = await getCaseTags(locale)
  return (
    <SitePage target={target}>
      <PortfolioPage cases={await getCases(locale)} tags={tags} facets={await getFacets(locale)} chosen={{ [facet.name]: value.slug }}>
        <PageHeading above={t(facet.name)} title={value.title} lead={t('intro')} split />
      </PortfolioPage>
      {facet.values.length > 1 && <OtherValues facet={facet} current={value.slug} tags={tags} />}
      <FinalCall />
    </SitePage>
  )
}

/** The filter an address names, in the page's language. */
async function getFilter({ facet, value: slug }: { facet: string; value: string }) {
  const found = (await getFacets(await getCurrentLocale())).find(({ name }) => name === facet)
  const value = found?.values.find((candidate) => candidate.slug === slug)
  return found && value && { facet: found, value, target: { name: 'portfolio/by', slug: `${facet}/${slug}` } as const }
}
