import { useLocale, useTranslations } from 'next-intl'
import type { Organisation, Service } from '@/content-client/types'
import { currentCatalogue } from '@/estimate'
import { hrefTo } from '@/routing/routes'
import { ButtonLink } from '../primitives/button-link'
import { OrbitScene } from '../scene/orbit-scene'
import styles from './hero.module.scss'

type HeroProps = { organisation: Organisation; services: readonly Service[] }

export function Hero({ organisation, services }: HeroProps) {
  const t = useTranslations('HomePage.hero')
  const actions = useTranslations('QuickActions')
  const locale = useLocale()
  const proof = [
    { figure: String(organisation.foundingYear), text: t('proofYear') },
    { figure: String(currentCatalogue.blocks.length), text: t('proofBlocks') },
    { figure: '0', text: t('proofEmails') },
  ]
  return (
    <section className={styles.hero}>
      <div className={styles.frame}>
        <h1 className={styles.title}>{t.rich('title', { br: () => <br /> })}</h1>
        <p className={styles.lead}>{t('lead', { company: organisation.name })}</p>
        <p className={styles.sub}>{t('sub')}</p>
        <div className={styles.actions}>
          <ButtonLink href={hrefTo(locale, 'estimate')} kind="primary" arrow>
            {actions('estimate')}
          </ButtonLink>
          <ButtonLink href={hrefTo(locale, 'contacts')}>{actions('contacts')}</ButtonLink>
        </div>
        <OrbitScene services={services} />
        <dl className={styles.proof}>
          {proof.map(({ figure, text }) => (
            <div className={styles.fact} key={text}>
              <dt className={styles.text}>{text}</dt>
              <dd className={styles.figure}>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
