import { useLocale, useTranslations } from 'next-intl'
import type { CaseStudy, EstimatePreset, Service } from '@/content-client/types'
import { hrefTo, routeAt } from '@/routing/routes'
import { CaseList } from '../portfolio/case-list'
import { ArrowLink } from '../primitives/arrow-link'
import { ButtonLink } from '../primitives/button-link'
import { FactList } from '../primitives/fact-list'
import { HungText } from '../primitives/hung-text'
import { PageHeading } from '../primitives/page-heading'
import { PriceRange } from '../primitives/price-range'
import { QuestionList } from '../primitives/question-list'
import { RichText } from '../primitives/rich-text'
import { Section } from '../primitives/section'
import { TitledList } from '../primitives/titled-list'
import styles from './service-page.module.scss'
import { toServicePrice } from './service-price'

type ServicePageProps = {
  service: Service
  presets: readonly EstimatePreset[]
  cases: readonly CaseStudy[]
  related: readonly Service[]
}

export function ServicePage({ service, presets, cases, related }: ServicePageProps) {
  const t = useTranslations('ServicePage')
  const actions = useTranslations('QuickActions')
  const locale = useLocale()
  const price = toServicePrice(service, presets)
  return (
    <>
      <PageHeading title={service.title} lead={service.lead}>
        <ButtonLink href={hrefTo(locale, 'estimate')} kind="primary" arrow>
          {t('estimate')}
        </ButtonLink>
        <ButtonLink href={hrefTo(locale, 'contacts')}>{actions('contacts')}</ButtonLink>
      </PageHeading>
      <Section title={t('problem')}>
        <RichText content={service.problem} />
      </Section>
      <Section title={t('deliverables')}>
        <TitledList items={service.deliverables} />
      </Section>
      <Section title={t('timeline')}>
        <TitledList ordered items={service.timeline.map(({ duration, ...stage }) => ({ ...stage, note: duration }))} />
      </Section>
      {price && (
        <Section title={t('price')}>
          <PriceRange {...price} duration={service.duration} />
          <FactList facts={[{ term: t('roles'), value: service.roles.join(', ') }]} />
          <h3 className={styles.subtitle}>{t('example')}</h3>
          <p className={styles.example}>
            <strong>{service.example.title}.</strong> {service.example.text}
          </p>
        </Section>
      )}
      <HungText content={service.body} />
      {cases.length > 0 && (
        <Section title={t('cases')} layout="stacked">
          <CaseList cases={cases} />
        </Section>
      )}
      <Section title={t('faq')}>
        <QuestionList questions={service.questions} />
      </Section>
      {related.length > 0 && (
        <Section title={t('related')}>
          <ul className={styles.related}>
            {related.map(({ slug, title }) => (
              <li key={slug}>
                <ArrowLink href={hrefTo(locale, routeAt(`/services/${slug}`))}>{title}</ArrowLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
