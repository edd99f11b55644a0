import { useLocale, useTranslations } from 'next-intl'
import { CaseList } from '@/components/portfolio/case-list'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { Fold } from '@/components/primitives/fold'
import { QuestionList } from '@/components/primitives/question-list'
import { Section } from '@/components/primitives/section'
import { Stations } from '@/components/primitives/stations'
import { toServicePrice } from '@/components/services/service-price'
import type { CaseStudy, EstimatePreset, SampleDocument, Service } from '@/content-client/types'
import { hrefTo, serviceRoute } from '@/routing/routes'
import { ServiceChapters } from './service-chapters'
import { ServiceHero } from './service-hero'
import styles from './service-page.module.scss'
import { ServicePrices } from './service-prices'
import { ServiceProblem } from './service-problem'
import { ServiceSample } from './service-sample'

type ServicePageProps = {
  service: Service
  presets: readonly EstimatePreset[]
  cases: readonly CaseStudy[]
  related: readonly Service[]
  /** The document of this kind that can be opened. */
  document: SampleDocument | undefined
}

export function ServicePage({ service, presets, cases, related, document }: ServicePageProps) {
  const t = useTranslations('ServicePage')
  const locale = useLocale()
  const price = toServicePrice(service, presets)
  return (
    <div className={styles.page}>
      <ServiceHero service={service} price={price} document={document} />
      <ServiceProblem problem={service.problem} />
      <Section title={t('deliverables')}>
        {service.deliverables.map(({ title, text }) => (
          <Fold key={title} title={<h3>{title}</h3>}>
            <p className={styles.deliverable}>{text}</p>
          </Fold>
        ))}
      </Section>
      <ServiceSample example={service.example} document={document} />
      <Section title={t('timeline')} layout="stacked">
        <Stations stations={service.timeline.map(({ duration, ...stage }) => ({ ...stage, note: duration }))} />
      </Section>
      <div className={styles.chapters}>
        <ServiceChapters body={service.body} layouts={service.layouts} />
      </div>
      <ServicePrices service={service} presets={presets} price={price} />
      {cases.length > 0 && (
        <Section title={t('cases')} layout="stacked">
          <div className={styles.strip}>
            <CaseList cases={cases} />
          </div>
        </Section>
      )}
      <Section title={t('faq')}>
        <QuestionList questions={service.questions} />
      </Section>
      {related.length > 0 && (
        <Section title={t('related')}>
          <ul className={styles.related}>
            {related.map(({ slug, title, summary }) => (
              <li className={styles.other} key={slug}>
                <ArrowLink href={hrefTo(locale, serviceRoute(slug))}>{title}</ArrowLink>
                <p className={styles.summary}>{summary}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}
