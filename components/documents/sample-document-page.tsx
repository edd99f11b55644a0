import { useLocale, useTranslations } from 'next-intl'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { SampleBadge } from '@/components/primitives/badge'
import { ButtonLink } from '@/components/primitives/button-link'
import { RichText } from '@/components/primitives/rich-text'
import { TableOfContents } from '@/components/primitives/table-of-contents'
import type { EstimatePreset, SampleDocument } from '@/content-client/types'
import { hrefTo, type RouteTarget } from '@/routing/routes'
import { DotDrawing } from './dot-drawing'
import { PrintButton } from './print-button'
import { RateTables, rateHeadings } from './rate-tables'
import styles from './sample-document-page.module.scss'

type SampleDocumentPageProps = {
  document: SampleDocument
  /** The page it belongs to: a service, or the trust pack. */
  owner: { target: RouteTarget; title: string }
  presets: readonly EstimatePreset[]
}

/** A document as a client receives it: to be read on the screen, and to be printed on A4 without the site around it. */
export function SampleDocumentPage({ document, owner, presets }: SampleDocumentPageProps) {
  const t = useTranslations('SampleDocumentPage')
  const rates = useTranslations('RateTables')
  const locale = useLocale()
  const tables = document.prices ? rateHeadings.map((id) => ({ id, text: rates(`${id}.title`), depth: 2 as const })) : []
  return (
    <article className={styles.document}>
      <header className={styles.header}>
        <div className={styles.head}>
          <div>
            <p className={styles.kind}>
              {document.kind} <SampleBadge sample={document.sample} />
            </p>
            <h1 className={styles.title}>{document.title}</h1>
            <p className={styles.lead}>{document.summary}</p>
            <p className={styles.note}>{t(owner.target === 'trust' ? 'termsNote' : 'note')}</p>
            <PrintButton label={t('print')} />
          </div>
          {document.dots && document.drawing && <DotDrawing dots={document.dots} drawing={document.drawing} />}
        </div>
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
          <TableOfContents headings={[...tables, ...document.body.headings]} title={t('contents')} />
        </div>
        <div className={styles.body}>
          {document.prices && <RateTables presets={presets} />}
          <RichText content={document.body} size="wide" />
          <aside className={styles.onwards}>
            <p className={styles.ask}>{t('ask')}</p>
            <ButtonLink href={hrefTo(locale, 'contacts')} kind="primary" arrow>
              {t('write')}
            </ButtonLink>
            <ArrowLink href={hrefTo(locale, owner.target)}>{owner.title}</ArrowLink>
          </aside>
        </div>
      </div>
    </article>
  )
}
