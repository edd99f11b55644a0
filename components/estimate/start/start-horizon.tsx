import { useLocale, useTranslations } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import { horizonSheets } from '@/styles/generated/horizon-sheet'
import { ArrowLink } from '../../primitives/arrow-link'
import { Button } from '../../primitives/button'
import { ButtonLink } from '../../primitives/button-link'
import { Choice } from '../../primitives/choice'
import { HorizonBar } from '../mini-estimate/horizon-bar'
import { MiniSummary } from '../mini-estimate/mini-summary'
import { askedAbout, firstSlug, isOfferedAtStart, listVariants } from '../mini-estimate/variants'
import { StartBasis } from '../start-rate'
import styles from './start-horizon.module.scss'

/**
 * The top of the estimate: the range of a usual project over a horizon, and kinds of projects that move its sun. Like the small
 * estimate of the home page it needs no script; its axis ends sooner.
 */
export function StartHorizon({ presets }: { presets: readonly EstimatePreset[] }) {
  const t = useTranslations('EstimatePage')
  const mini = useTranslations('MiniEstimate')
  const locale = useLocale()
  const kinds = askedAbout(presets).map(({ slug, shortTitle, title }) => ({ value: slug, text: shortTitle ?? title }))
  const figures = { variants: listVariants(presets), presets, offered: isOfferedAtStart }
  return (
    <header className={styles.start} data-mini-estimate="">
      <div className={styles.frame}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('intro')}</p>
        {/* Not in the head: the heading is painted before this sheet has loaded. */}
        <link rel="stylesheet" href={horizonSheets.start[locale]} />
        <form className="above3" action={hrefTo(locale, 'estimate/results')}>
          <input type="hidden" name="lang" value={locale} />
          <input type="radio" name="size" value="usual" defaultChecked hidden />
          <input type="radio" name="st" value="brief" defaultChecked hidden />
          <div className={styles.kinds}>
            <Choice name="preset" question={mini('preset')} options={kinds} chosen={firstSlug(presets)} />
          </div>
          <MiniSummary {...figures} />
          <div className={styles.actions}>
            <span className={styles.scripted}>
              <Button type="submit" kind="primary" arrow>
                {mini('open')}
              </Button>
            </span>
            <noscript>
              <Button type="submit" kind="primary" formAction="/api/estimate/report">
                {mini('open')}
              </Button>
            </noscript>
            <ButtonLink href={hrefTo(locale, 'estimate/settings')}>{t('start')}</ButtonLink>
          </div>
          <HorizonBar {...figures} />
          <div className="gap1 across4 middle between above2 cluster">
            <p className="small quiet" data-basis="ours">
              <StartBasis />
            </p>
            <ArrowLink href={hrefTo(locale, 'estimate/example')}>{t('example')}</ArrowLink>
          </div>
        </form>
      </div>
    </header>
  )
}
