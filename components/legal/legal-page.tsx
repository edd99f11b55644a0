import { useLocale, useTranslations } from 'next-intl'
import type { LegalPage as LegalPageContent } from '@/content-client/types'
import { formatDay } from '@/messages/format'
import { ReadingProgress } from '../primitives/reading-progress'
import { RichText } from '../primitives/rich-text'
import { TableOfContents } from '../primitives/table-of-contents'
import { KeptMessages, type MessageKeeping } from './kept-messages'
import styles from './legal-page.module.scss'
import { PlainWords } from './plain-words'

type LegalPageProps = {
  page: LegalPageContent
  /** This site reports its errors to a service, which visitors have to know. */
  errorReports?: boolean
  /** What it does with the messages of its contact form. */
  messages?: MessageKeeping
  /** Whether it counts its visits. */
  isCounting?: boolean
}

export function LegalPage({ page, errorReports = false, messages, isCounting = false }: LegalPageProps) {
  const t = useTranslations('LegalPage')
  const locale = useLocale()
  const settings = messages
    ? [
        { id: 'messages', text: t('messages.title') },
        { id: 'numbers', text: t('numbers.title') },
      ]
    : []
  const headings = [...page.body.headings, ...settings.map((heading) => ({ ...heading, depth: 2 as const }))]
  return (
    <article className={styles.article}>
      <ReadingProgress />
      <header className={styles.head}>
        <div className="from1to8">
          <p className={styles.version}>
            <span>{t('version', { version: page.version })}</span>
            <span>{t('effective', { date: formatDay(page.effective, locale) })}</span>
          </p>
          <h1 className={styles.title}>{page.title}</h1>
        </div>
        <img className={styles.drawing} src={`/images/legal/${page.slug}.svg`} alt="" width="520" height="440" fetchPriority="low" />
      </header>
      <PlainWords points={page.inShort} />
      <div className={styles.columns}>
        <TableOfContents headings={headings} title={t('contents')} flight />
        <div className={styles.body}>
          <RichText content={page.body} />
          {messages && <KeptMessages {...messages} />}
          {messages && (
            <section className={styles.changes} aria-labelledby="numbers">
              <h2 className="item" id="numbers">
                {t('numbers.title')}
              </h2>
              <p>{t(isCounting ? 'numbers.counted' : 'numbers.uncounted')}</p>
            </section>
          )}
          {errorReports && (
            <section className={styles.changes} aria-labelledby="error-reports">
              <h2 className="item" id="error-reports">
                {t('errorReports')}
              </h2>
              <p>{t('errorReportsText')}</p>
            </section>
          )}
          <section className={styles.changes} aria-labelledby="changes">
            <h2 className="item" id="changes">
              {t('changes')}
            </h2>
            <dl>
              {page.changes.map(({ date, text }) => (
                <div key={date}>
                  <dt className="meta above2 quiet">{formatDay(date, locale)}</dt>
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
