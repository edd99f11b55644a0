import { useLocale, useTranslations } from 'next-intl'
import { CaseList } from '@/components/portfolio/case-list'
import { Icon } from '@/components/primitives/icon'
import * as icons from '@/components/primitives/icons'
import { QuestionList } from '@/components/primitives/question-list'
import { Section } from '@/components/primitives/section'
import { Trajectory } from '@/components/primitives/trajectory'
import { isDrawn, satelliteSource } from '@/components/services/drawn-services'
import { toServicePrice } from '@/components/services/service-price'
import type { CaseStudy, EstimatePreset, SampleDocument, Service } from '@/content-client/types'
import { hrefTo, serviceRoute } from '@/routing/routes'
import { ServiceChapters } from './service-chapters'
import { ServiceHero } from './service-hero'
import { ServiceManifest } from './service-manifest'
import styles from './service-page.module.scss'
import { ServicePrices } from './service-prices'
import { ServiceProblem } from './service-problem'
import { ServiceSample } from './service-sample'
import { ServiceTimeline } from './service-timeline'

type ServicePageProps = {
  service: Service
  presets: readonly EstimatePreset[]
  cases: readonly CaseStudy[]
  related: readonly Service[]
  /** The document of this kind that can be opened. */
  document: SampleDocument | undefined
}

const trajectory = { path: 'M40 0C60 130 300 90 320 210S180 330 120 420', width: 400, height: 430 }

export function ServicePage({ service, presets, cases, related, document }: ServicePageProps) {
  const t = useTranslations('ServicePage')
  const locale = useLocale()
  const price = toServicePrice(service, presets)
  return (
    <div className={styles.page} data-sections>
      <ServiceHero service={service} price={price} document={document} />
      <ServiceProblem service={service} />
      <ServiceManifest service={service} />
      <ServiceSample example={service.example} document={document} />
      <ServiceTimeline service={service} />
      <div className={styles.chapters} data-far>
        <ServiceChapters body={service.body} layouts={service.layouts} />
      </div>
      <ServicePrices service={service} presets={presets} price={price} />
      {cases.length > 0 && (
        <Section title={t('cases')} id="cases" layout="stacked">
          <div className={styles.strip}>
            <CaseList cases={cases} brief />
          </div>
        </Section>
      )}
      <Section title={t('faq')} id="questions" aside={<Trajectory {...trajectory} className={styles.trajectory} />}>
        <QuestionList questions={service.questions} closed />
      </Section>
      {related.length > 0 && (
        <Section title={t('related')} id="related" layout="stacked">
          <ul className="ruled">
            {related.map(({ slug, title, summary }) => (
              <li className={styles.other} key={slug}>
                {isDrawn(slug) && <img className={styles.craft} src={satelliteSource(slug)} width="64" height="36" alt="" loading="lazy" />}
                <a className={styles.name} href={hrefTo(locale, serviceRoute(slug))}>
                  {title}
                </a>
                <p className={styles.summary}>{summary}</p>
                <Icon path={icons.arrow} className={styles.arrow} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}
