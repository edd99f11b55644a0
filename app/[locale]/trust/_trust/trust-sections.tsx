import { useLocale, useTranslations } from 'next-intl'
import { SampleBadge } from '@/components/primitives/badge'
import { Icon } from '@/components/primitives/icon'
import { RichText } from '@/components/primitives/rich-text'
import type { SampleDocument, TrustSection } from '@/content-client/types'
import { documentRoute, hrefTo } from '@/routing/routes'
import styles from './trust-sections.module.scss'

type TrustSectionsProps = { sections: readonly TrustSection[]; documents: readonly SampleDocument[] }

/** What a buyer asks before signing, one row a question: its number, what we do, and the sheet of paper that says it in full. */
export function TrustSections({ sections, documents }: TrustSectionsProps) {
  return (
    <div className={styles.sections}>
      {sections.map(({ slug, title, text, figure, document: named }) => {
        const document = documents.find((candidate) => candidate.slug === named)
        return (
          <section className={styles.section} id={slug} key={slug} aria-labelledby={`${slug}-title`}>
            <p className={styles.figure}>
              <span className={styles.value}>{figure.value}</span>
              <span className={styles.label}>{figure.label}</span>
            </p>
            <div className={styles.words}>
              <h2 className={styles.title} id={`${slug}-title`}>
                {title}
              </h2>
              <div className={styles.text}>
                <RichText content={text} />
              </div>
            </div>
            {document && <Sheet document={document} />}
          </section>
        )
      })}
    </div>
  )
}

/** The first sheet of a document, and the way to the whole of it. */
function Sheet({ document: { slug, kind, summary, sample } }: { document: SampleDocument }) {
  const t = useTranslations('TrustPage')
  const locale = useLocale()
  return (
    <a className={styles.sheet} href={hrefTo(locale, documentRoute(slug))} data-ground="paper">
      <span className={styles.head}>
        {kind} <SampleBadge sample={sample} />
      </span>
      <span className={styles.summary}>{summary}</span>
      <span className={styles.read}>
        {t('read')} <Icon name="arrow" />
      </span>
    </a>
  )
}
