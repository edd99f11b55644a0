import { useLocale, useTranslations } from 'next-intl'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { SampleBadge } from '@/components/primitives/badge'
import { ButtonLink } from '@/components/primitives/button-link'
import { RichText } from '@/components/primitives/rich-text'
import { TableOfContents } from '@/components/primitives/table-of-contents'
import type { SampleDocument, Service } from '@/content-client/types'
import { hrefTo, serviceRoute } from '@/routing/routes'
import { PrintButton } from './print-button'
import styles from './sample-document-page.module.scss'

/** A document as a client receives it: to be read on the screen, and to be printed on A4 without the site around it. */
export function SampleDocumentPage({ document, service }: { document: SampleDocument; service: Service }) {
  const t = useTranslations('SampleDocumentPage')
  const locale = useLocale()
  return (
    <article className={styles.document}>
      <header className={styles.header}>
        <p className={styles.kind}>
          {document.kind} <SampleBadge sample={document.sample} />
        </p>
        <h1 className={styles.title}>{document.title}</h1>
        <p className={styles.lead}>{document.summary}</p>
        <p className={styles.note}>{t('note')}</p>
        <PrintButton label={t('print')} />
        <dl className={styles.facts}>
          {document.facts.map(({ term, value }) => (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <div className={styles.columns}>
        <div className={styles.contents}>
          <TableOfContents headings={document.body.headings.filter(({ depth }) => depth === 2)} title={t('contents')} />
        </div>
        <div className={styles.body}>
          <RichText content={document.body} size="wide" />
          <aside className={styles.onwards}>
            <p className={styles.ask}>{t('ask')}</p>
            <ButtonLink href={hrefTo(locale, 'contacts')} kind="primary" arrow>
              {t('write')}
            </ButtonLink>
            <ArrowLink href={hrefTo(locale, serviceRoute(service.slug))}>{service.title}</ArrowLink>
          </aside>
        </div>
      </div>
    </article>
  )
}
