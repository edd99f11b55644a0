import { useLocale, useTranslations } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import { ButtonLink } from '../primitives/button-link'
import { Choice } from './choice'
import { HorizonBar } from './horizon-bar'
import styles from './mini-estimate.module.scss'
import { ReadOut } from './read-out'
import { askedAbout, firstSlug, listVariants, sizes, stages } from './variants'

const headingId = 'mini-estimate-title'

/** Three questions and the range they make. The style sheet shows the figures of the chosen answers, so there is no script. */
export function MiniEstimate({ presets }: { presets: readonly EstimatePreset[] }) {
  const t = useTranslations('MiniEstimate')
  const href = hrefTo(useLocale(), 'estimate')
  const variants = listVariants(presets)
  const asked = askedAbout(presets).map(({ slug, shortTitle, title }) => ({ value: slug, text: shortTitle ?? title }))
  return (
    <section className={styles.estimate} aria-labelledby={headingId}>
      <form action={href}>
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
          <ReadOut variants={variants} presets={presets} />
          <HorizonBar variants={variants} presets={presets} />
          <div className={styles.end}>
            <p className={styles.note}>{t('note')}</p>
            <ButtonLink href={href} kind="primary" arrow>
              {t('open')}
            </ButtonLink>
          </div>
        </div>
      </form>
    </section>
  )
}
