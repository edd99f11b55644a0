import { useLocale, useTranslations } from 'next-intl'
import { PriceRange } from '@/components/estimate/price-range'
import { AgreedRate } from '@/components/estimate/start-rate'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { Choice } from '@/components/primitives/choice'
import { Section } from '@/components/primitives/section'
import { Trajectory } from '@/components/primitives/trajectory'
import { isDrawn } from '@/components/services/drawn-services'
import { toServicePrice } from '@/components/services/service-price'
import type { EstimatePreset, Service } from '@/content-client/types'
import { hrefTo, serviceRoute } from '@/routing/routes'
import styles from './service-chooser.module.scss'

/** Where the page's opening leads. */
export const chooserAnchor = 'which-one'

const questions = {
  have: ['idea', 'manual', 'documents', 'code'],
  need: ['decide', 'know', 'build'],
  users: ['customers', 'colleagues', 'unsure'],
} as const

/** From the questions to the list under them. */
const way = (
  <Trajectory
    className={styles.way}
    path="M60 0C40 130 330 110 330 240S110 330 150 440"
    width={400}
    height={450}
    dart={{ x: 330, y: 240, angle: 92 }}
  />
)

type ServiceChooserProps = { services: readonly Service[]; presets: readonly EstimatePreset[] }

/** Three questions and the service they lead to. The style sheet shows the one that was asked for, so there is no script. */
export function ServiceChooser({ services, presets }: ServiceChooserProps) {
  const t = useTranslations('ServicesPage.chooser')
  const locale = useLocale()
  const intro = (
    <>
      {t('intro')}
      <AgreedRate />
    </>
  )
  return (
    <Section title={t('title')} intro={intro} id={chooserAnchor} aside={way}>
      <form className={styles.chooser}>
        <div className={styles.questions}>
          <Choice
            name="have"
            question={t('have.question')}
            options={questions.have.map((value) => ({ value, text: t(`have.${value}`) }))}
            chosen="idea"
          />
          <Choice
            name="need"
            question={t('need.question')}
            options={questions.need.map((value) => ({ value, text: t(`need.${value}`) }))}
            chosen="decide"
          />
          <Choice
            name="users"
            question={t('users.question')}
            options={questions.users.map((value) => ({ value, text: t(`users.${value}`) }))}
            chosen="customers"
          />
        </div>
        <div className={styles.answers} aria-live="polite">
          <p className="meta below1 quiet">{t('answer')}</p>
          {services.map((service) => {
            const price = toServicePrice(service, presets)
            return (
              <div className={styles.answer} key={service.slug} data-answer={service.slug}>
                <h3 className="subheading">{service.title}</h3>
                {isDrawn(service.slug) && (
                  <>
                    <img
                      className={styles.drawing}
                      src={`/images/blueprints/${service.slug}.svg`}
                      width="460"
                      height="350"
                      alt=""
                      loading="lazy"
                    />
                    <p className={styles.reason}>{t(`reasons.${service.slug}`)}</p>
                  </>
                )}
                {price && <PriceRange {...price} duration={service.duration} />}
                <ArrowLink href={hrefTo(locale, serviceRoute(service.slug))}>{t('open')}</ArrowLink>
              </div>
            )
          })}
        </div>
      </form>
    </Section>
  )
}
