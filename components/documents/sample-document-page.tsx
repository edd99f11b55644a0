import { useLocale, useTranslations } from 'next-intl'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { ButtonLink } from '@/components/primitives/button-link'
import { RichText } from '@/components/primitives/rich-text'
import { TableOfContents } from '@/components/primitives/table-of-contents'
import type { EstimatePreset, SampleDocument } from '@/content-client/types'
import { hrefTo, type RouteTarget } from '@/routing/routes'
import { BigFigure } from './big-figure'
import { DocumentFacts } from './document-facts'
import { DotDrawing } from './dot-drawing'
import { dotsByCode } from './dots'
import { layOutText } from './findings'
import { PrintButton } from './print-button'
import { RateTables, rateHeadings } from './rate-tables'
import styles from './sample-document-page.module.scss'

type SampleDocumentPageProps = {
  document: SampleDocument
  /** The page it belongs to: a service, or the trust pack. */
  owner: { target: RouteTarget; title: string }
  presets: readonly EstimatePreset[]
  /** What a buyer remembers of it, where it has no drawing. */
  figure?: { value: string; label: string } | undefined
}

/** A document as a client receives it: to be read on the screen, and to be printed on A4 without the site around it. */
export function SampleDocumentPage({ document, owner, presets, figure }: SampleDocumentPageProps) {
  const t = useTranslations('SampleDocumentPage')
  const rates = useTranslations('RateTables')
  const locale = useLocale()
  const tables = document.prices ? rateHeadings.map((id) => ({ id, text: rates(`${id}.title`), depth: 2 as const })) : []
  const { dots, codes, drawing } = document
  const { html, names } = layOutText(document.body.html, dotsByCode(document))
  // The kind of paper stands over what it is about.
  const [, kind, about = document.title] = /^(.+?): (.+)$/s.exec(document.title) ?? []
  return (
    <article className={styles.document}>
      <header className={styles.header}>
        <div className={styles.head}>
          <div>
            <h1 className={styles.title}>
              {kind && <span className="meta block below15 quiet">{kind}</span>}{' '}
              {about.charAt(0).toLocaleUpperCase(locale) + about.slice(1)}
            </h1>
            <p className={styles.lead}>{document.summary}</p>
            <p className={styles.note}>{t(owner.target === 'trust' ? 'termsNote' : 'note')}</p>
            <PrintButton label={t('print')} />
          </div>
          {dots && drawing ? (
            <DotDrawing dots={dots} codes={codes} drawing={drawing} names={names} />
          ) : (
            figure && (
              <p className="inset3 ruledStrong">
                <BigFigure {...figure} />
              </p>
            )
          )}
        </div>
        <DocumentFacts facts={document.facts} />
      </header>
      <div className={styles.columns}>
        <div className={styles.contents}>
          <TableOfContents headings={[...tables, ...document.body.headings]} title={t('contents')} />
        </div>
        <div className={styles.body}>
          {document.prices && <RateTables presets={presets} />}
          <RichText content={{ ...document.body, html }} size="wide" />
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
