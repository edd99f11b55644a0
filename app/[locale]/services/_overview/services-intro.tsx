import { useLocale, useTranslations } from 'next-intl'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { ButtonLink } from '@/components/primitives/button-link'
import { Limb } from '@/components/scene/limb'
import { NextStart } from '@/components/sections/next-start'
import type { EstimatePreset, Organisation, Service } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import { chooserAnchor } from './service-chooser'
import styles from './services-intro.module.scss'
import { ServicesScene } from './services-scene'

type ServicesIntroProps = { organisation: Organisation; services: readonly Service[]; presets: readonly EstimatePreset[] }

/** The page's own heading over the flight from the smallest service to the largest. */
export function ServicesIntro({ organisation, services, presets }: ServicesIntroProps) {
  const t = useTranslations('ServicesPage')
  const actions = useTranslations('QuickActions')
  const locale = useLocale()
  return (
    <header className={styles.hero}>
      <Limb className={styles.limb} />
      <div className={styles.frame}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('intro')}</p>
          <div className={styles.next}>
            <ButtonLink href={hrefTo(locale, 'estimate')} kind="primary" arrow>
              {actions('estimate')}
            </ButtonLink>
            <ArrowLink href={`#${chooserAnchor}`}>{t('chooser.title')}</ArrowLink>
            <NextStart organisation={organisation} />
          </div>
        </div>
        <ServicesScene services={services} presets={presets} />
      </div>
    </header>
  )
}
