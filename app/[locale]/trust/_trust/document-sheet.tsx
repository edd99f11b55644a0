import { useLocale, useTranslations } from 'next-intl'
import { SampleBadge } from '@/components/primitives/badge'
import { Icon } from '@/components/primitives/icon'
import * as icons from '@/components/primitives/icons'
import type { SampleDocument } from '@/content-client/types'
import { documentRoute, hrefTo } from '@/routing/routes'
import styles from './document-sheet.module.scss'
import { Seal } from './seal'

/** The first page of a document, and the way to all of it. */
export function DocumentSheet({ document }: { document: SampleDocument }) {
  const t = useTranslations('TrustPage')
  const locale = useLocale()
  return (
    <article className={styles.sheet} data-ground="paper">
      <p className={styles.head}>
        {document.kind} <SampleBadge sample={document.sample} />
      </p>
      <h3 className="item">{document.title}</h3>
      <SheetText document={document} />
      <a className={styles.read} href={hrefTo(locale, documentRoute(document.slug))}>
        {t('read')} <Icon path={icons.arrow} />
      </a>
      <Seal mark={document.seal} />
    </article>
  )
}

/** What stands at the top of a document, and its first clauses. */
function SheetText({ document: { facts, body } }: { document: SampleDocument }) {
  const clauses = body.headings.filter(({ depth }) => depth === 2).slice(0, 4)
  return (
    <>
      <dl className={styles.facts}>
        {facts.slice(0, 3).map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ol className={styles.clauses}>
        {clauses.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </>
  )
}
