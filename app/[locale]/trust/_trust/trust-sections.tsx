import { useLocale, useTranslations } from 'next-intl'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { RichText } from '@/components/primitives/rich-text'
import type { SampleDocument, TrustSection } from '@/content-client/types'
import { documentRoute, hrefTo } from '@/routing/routes'
import { DocumentSheet } from './document-sheet'
import styles from './trust-sections.module.scss'

type Question = Omit<TrustSection, 'document'> & { document: SampleDocument | undefined }

/** How a question is set, in turn: beside its sheet, in three columns, in the light of an eclipse, on paper. */
const settings = ['beside', 'columns', 'eclipse', 'beside', 'paper', 'beside'] as const

/** What a buyer asks before signing: its number, what we do, and the sheet of paper that says it in full. */
export function TrustSections({ questions }: { questions: readonly Question[] }) {
  const t = useTranslations('TrustPage')
  const locale = useLocale()
  return questions.map(({ slug, title, text, figure, document }, index) => {
    const setting = settings[index % settings.length] ?? 'beside'
    return (
      <section
        className={setting === 'beside' ? styles.section : `${styles.section} ${styles[setting]}`}
        data-ground={setting === 'paper' ? 'paper' : undefined}
        id={slug}
        key={slug}
        aria-labelledby={`${slug}-title`}
      >
        <div className={styles.frame}>
          <p className={styles.figure}>
            <span className={styles.value}>{figure.value}</span> <span className={styles.label}>{figure.label}</span>
          </p>
          <div className={styles.words}>
            <h2 className={styles.title} id={`${slug}-title`}>
              {title}
            </h2>
            <div className={styles.text}>
              <RichText content={text} />
            </div>
            {document && setting === 'eclipse' && (
              <ArrowLink href={hrefTo(locale, documentRoute(document.slug))}>{`${document.kind}: ${t('readIt')}`}</ArrowLink>
            )}
          </div>
          {document && setting !== 'eclipse' && (
            <div className={styles.sheet}>
              <DocumentSheet document={document} />
            </div>
          )}
        </div>
      </section>
    )
  })
}
