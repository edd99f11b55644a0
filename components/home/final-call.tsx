import { useLocale, useTranslations } from 'next-intl'
import { hrefTo } from '@/routing/routes'
import { ButtonLink } from '../primitives/button-link'
import { Planet, Sun } from '../scene/planet'
import styles from './final-call.module.scss'

const planet = { id: 'dawn', cx: 720, cy: 2120, r: 1560, light: -90, unit: 420, reach: 0.62 }

/** The last word of a page: where to go from here, over a planet at dawn. */
export function FinalCall() {
  const t = useTranslations('FinalCall')
  const actions = useTranslations('QuickActions')
  const locale = useLocale()
  return (
    <section className={styles.call}>
      <svg className={styles.scene} viewBox="0 0 1440 760" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
        <Planet {...planet} />
        <Sun {...planet} bright={1.25} />
      </svg>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('title')}</h2>
        <p className={styles.lead}>{t('lead')}</p>
        <div className={styles.actions}>
          <ButtonLink href={hrefTo(locale, 'estimate')} kind="primary" arrow>
            {actions('estimate')}
          </ButtonLink>
          <ButtonLink href={hrefTo(locale, 'contacts')}>{actions('contacts')}</ButtonLink>
        </div>
      </div>
    </section>
  )
}
