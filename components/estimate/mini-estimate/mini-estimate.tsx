import { useLocale, useTranslations } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import { currentCatalogue, type TrackRecord } from '@/estimate'
import { hrefTo } from '@/routing/routes'
import { horizonSheets } from '@/styles/generated/horizon-sheet'
import { Button } from '../../primitives/button'
import { Choice } from '../../primitives/choice'
import { recordValues } from '../record-values'
import { StartRate } from '../start-rate'
import { HorizonBar } from './horizon-bar'
import styles from './mini-estimate.module.scss'
import { MiniSummary } from './mini-summary'
import { askedAbout, firstSlug, listVariants, sizes, stages } from './variants'

const headingId = 'mini-estimate-title'

/**
 * Three questions and the price range for their answers. All figures are in the page and a style sheet shows those of the chosen
 * answers, so it needs no script. The form sends the answers to the results page.
 */
export function MiniEstimate({ presets, record }: { presets: readonly EstimatePreset[]; record: TrackRecord | null }) {
  const t = useTranslations('MiniEstimate')
  const locale = useLocale()
  const catalogue = currentCatalogue.version
  const variants = listVariants(presets)
  const asked = askedAbout(presets).map(({ slug, shortTitle, title }) => ({ value: slug, text: shortTitle ?? title }))
  return (
    <section className={styles.estimate} aria-labelledby={headingId} data-mini-estimate="">
      {/* Not in the head: the content above it is painted before this sheet has loaded. */}
      <link rel="stylesheet" href={horizonSheets.home[locale]} />
      <form action={hrefTo(locale, 'estimate/results')}>
        <input type="hidden" name="lang" value={locale} />
        <div className={styles.frame}>
          <div className={styles.lead}>
            <h2 className={styles.title} id={headingId}>
              {t('title')}
            </h2>
            <p className={styles.intro}>{t('intro')}</p>
          </div>
          <div className={styles.questions}>
            <Choice name="preset" question={t('preset')} options={asked} chosen={firstSlug(presets)} />
            <Choice
              name="size"
              question={t('size')}
              options={sizes.map((value) => ({ value, text: t(`sizes.${value}`) }))}
              chosen="usual"
            />
            <Choice
              name="st"
              question={t('stage')}
              options={stages.map((value) => ({ value, text: t(`stages.${value}`) }))}
              chosen="brief"
            />
          </div>
        </div>
        <div className={styles.dawn}>
          <MiniSummary variants={variants} presets={presets} />
          <HorizonBar variants={variants} presets={presets} />
          <div className={styles.end}>
            <p className={styles.note}>
              {record ? t('noteRecord', { ...recordValues(record), catalogue }) : t('note', { catalogue })}
              <StartRate />
            </p>
            <span className={styles.scripted}>
              <Button type="submit" kind="primary" arrow>
                {t('open')}
              </Button>
            </span>
            <noscript>
              <Button type="submit" kind="primary" formAction="/api/estimate/report">
                {t('open')}
              </Button>
            </noscript>
          </div>
        </div>
      </form>
    </section>
  )
}
