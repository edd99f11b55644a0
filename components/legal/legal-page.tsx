import { useLocale, useTranslations } from 'next-intl'
import type { LegalPage as LegalPageContent } from '@/content-client/types'
import { formatDay } from '@/messages/format'
import { PageHeading } from '../primitives/page-heading'
import { RichText } from '../primitives/rich-text'
import { TableOfContents } from '../primitives/table-of-contents'
import { KeptMessages, type MessageKeeping } from './kept-messages'
import styles from './legal-page.module.scss'

type LegalPageProps = {
  page: LegalPageContent
  /** This site reports its errors to a service, which visitors have to know. */
  errorReports?: boolean
  /** What it does with the messages of its contact form. */
  messages?: MessageKeeping
}

export function LegalPage({ page, errorReports = false, messages }: LegalPageProps) {
  const t = useTranslations('LegalPage')
  const locale = useLocale()
  const headings = messages ? [...page.body.headings, { id: 'messages', depth: 2 as const, text: t('messages.title') }] : page.body.headings
  return (
    <article className={styles.article}>
      <PageHeading
        title={page.title}
        above={
          <>
            <span>{t('version', { version: page.version })}</span>
            <span>{t('effective', { date: formatDay(page.effective, locale) })}</span>
          </>
        }
      />
      <div className={styles.columns}>
        <div className={styles.aside}>
          <section className={styles.short} aria-labelledby="in-short">
            <h2 className={styles.shortTitle} id="in-short">
              {t('inShort')}
            </h2>
            <ul className={styles.points}>
              {page.inShort.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
          <TableOfContents headings={headings} title={t('contents')} />
        </div>
        <div className={styles.body}>
          <RichText content={page.body} />
          {messages && <KeptMessages {...messages} />}
          {errorReports && (
            <section className={styles.changes} aria-labelledby="error-reports">
              <h2 className={styles.shortTitle} id="error-reports">
                {t('errorReports')}
              </h2>
              <p>{t('errorReportsText')}</p>
            </section>
          )}
          <section className={styles.changes} aria-labelledby="changes">
            <h2 className={styles.shortTitle} id="changes">
              {t('changes')}
            </h2>
            <dl>
              {page.changes.map(({ date, text }) => (
                <div key={date}>
                  <dt className={styles.date}>{formatDay(date, locale)}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
    </article>
  )
}
