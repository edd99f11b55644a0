import { useLocale, useTranslations } from 'next-intl'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { SampleBadge } from '@/components/primitives/badge'
import { Section } from '@/components/primitives/section'
import type { SampleDocument, Service } from '@/content-client/types'
import { documentRoute, hrefTo } from '@/routing/routes'
import styles from './service-sample.module.scss'

/** An extract of a document a client holds at the end, as a sheet of paper, and the way to the whole of it. */
export function ServiceSample({ example, document }: { example: Service['example']; document: SampleDocument | undefined }) {
  const t = useTranslations('ServicePage')
  const locale = useLocale()
  return (
    <Section title={t('example')} intro={document && <span className={styles.intro}>{document.summary}</span>}>
      <div className={styles.desk}>
        <article className={styles.sheet} data-ground="paper">
          <p className={styles.head}>
            {document?.kind ?? t('extract')} <SampleBadge sample />
          </p>
          <h3 className={styles.title}>{example.title}</h3>
          <p className={styles.text}>{example.text}</p>
        </article>
      </div>
      {document && (
        <p className={styles.link}>
          <ArrowLink href={hrefTo(locale, documentRoute(document.slug))}>{document.kind}</ArrowLink>
        </p>
      )}
    </Section>
  )
}
