import { getTranslations } from 'next-intl/server'
import { pricesIn } from '@/components/estimate/labels'
import { PresetTable } from '@/components/estimate/preset-table'
import { firstPreset } from '@/components/estimate/presets'
import { recordValues } from '@/components/estimate/record-values'
import { StartRate } from '@/components/estimate/start-rate'
import { SunScale } from '@/components/estimate/sun-scale'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { Container } from '@/components/primitives/container'
import { PageHeading } from '@/components/primitives/page-heading'
import { FinalCall } from '@/components/sections/final-call'
import { getCostGuides, getEstimatePresets } from '@/content-client'
import { hrefTo } from '@/routing/routes'
import { metadataOf } from '../../_page/page-metadata'
import { SitePage } from '../../_page/site-page'
import { getCurrentLocale } from '../../_site/current-site'
import { getTrackRecord } from '../../_site/track-record'
import styles from './cost-guides.module.scss'

export const generateMetadata = () => metadataOf('cost-guides')

export default async function Page() {
  const locale = await getCurrentLocale()
  const t = await getTranslations('CostGuidesPage')
  const [guides, presets] = await Promise.all([getCostGuides(locale), getEstimatePresets(locale)])
  const record = await getTrackRecord(locale)
  const rows = guides.flatMap(({ slug, shortTitle, preset: name }) => {
    const preset = presets.find((candidate) => candidate.slug === name)
    const href = hrefTo(locale, { name: 'cost-guides/guide', slug })
    return preset ? [{ ...preset, slug, title: shortTitle, href }] : []
  })
  const price = pricesIn(locale)
  const marked = guides.find(({ preset }) => preset === firstPreset)?.slug
  const suns = rows.map(({ slug, title, sizes: { usual } }) => ({
    at: usual.cost.p50,
    name: title,
    figure: price(usual.cost.p50),
    marked: slug === marked,
  }))
  return (
    <SitePage target="cost-guides">
      <PageHeading title={t('title')} lead={t('intro')} />
      <Container>
        <SunScale suns={suns} from={0} to={Math.max(...suns.map(({ at }) => at))} told />
      </Container>
      <Container last>
        <div className={styles.rows}>
          <PresetTable presets={rows} caption={t('title')} marked={marked} stacked />
        </div>
        <p className="above4 quiet measurePage">
          {record ? t('noteRecord', recordValues(record)) : t('note')}
          <StartRate /> <ArrowLink href={hrefTo(locale, 'estimate')}>{t('own')}</ArrowLink>
        </p>
      </Container>
      <FinalCall />
    </SitePage>
  )
}
