import { useTranslations } from 'next-intl'
import { Island } from '@/components/primitives/island'
import { MainActions } from '@/components/sections/main-actions'
import type { Organisation, Service } from '@/content-client/types'
import { currentCatalogue } from '@/estimate'
import styles from './hero.module.scss'
import { OrbitScene } from './scene/orbit-scene'

type HeroProps = {
  organisation: Organisation
  services: readonly Service[]
  /** How many documents of a contract can be read. */
  documents: number
}

export function Hero({ organisation, services, documents }: HeroProps) {
  const t = useTranslations('HomePage.hero')
  const proof = [
    { figure: String(currentCatalogue.blocks.length), text: t('proofBlocks') },
    ...(documents > 0 ? [{ figure: String(documents), text: t('proofDocuments') }] : []),
    { figure: '1', text: t('proofApi') },
  ]
  return (
    <Island>
      <section className={styles.hero}>
        <svg className={styles.stars} aria-hidden="true">
          <use href="/images/orbit/stars.svg#stars" />
        </svg>
        <div className={styles.frame}>
          <h1 className={styles.title}>{t.rich('title', { br: () => <br /> })}</h1>
          <p className={styles.lead}>
            {t.rich('lead', { company: organisation.name, whole: (words) => <span className="nowrap">{words}</span> })}
          </p>
          <p className={styles.sub}>{t('sub')}</p>
          <div className={styles.actions}>
            <MainActions />
          </div>
          <OrbitScene services={services} />
          <dl className={styles.proof}>
            {proof.map(({ figure, text }) => (
              <div className={styles.fact} key={text}>
                <dt className="small quiet">{text}</dt>
                <dd className="figure">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </Island>
  )
}
