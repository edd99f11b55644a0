import { useLocale, useTranslations } from 'next-intl'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { SampleBadge } from '@/components/primitives/badge'
import { Section } from '@/components/primitives/section'
import type { SampleDocument, Service } from '@/content-client/types'
import { documentRoute, hrefTo } from '@/routing/routes'
import { readRecord } from './read-record'
import styles from './service-sample.module.scss'

/** Daylight between two nights: an extract of a document a client holds at the end, set as one, and the way to the whole of it. */
export function ServiceSample({ example, document }: { example: Service['example']; document: SampleDocument | undefined }) {
  const t = useTranslations('ServicePage')
  const locale = useLocale()
  const { lead, lines } = readRecord(example.text)
  return (
    <div className={styles.paper} data-ground="paper">
      <Section
        title={t('example')}
        id="sample"
        intro={document && <span className={styles.intro}>{document.summary}</span>}
        aside={document && <ArrowLink href={hrefTo(locale, documentRoute(document.slug))}>{document.kind}</ArrowLink>}
      >
        <article className={styles.sheet}>
          <p className={styles.head}>
            {document?.kind ?? t('extract')} <SampleBadge sample />
          </p>
          <h3 className={styles.title}>{example.title}</h3>
          {lead && <p className={styles.lead}>{lead}</p>}
          <dl>
            {lines.map(({ label, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, and a label may come twice
              <div className={styles.line} key={index}>
                <dt className={styles.label}>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </article>
      </Section>
    </div>
  )
}
