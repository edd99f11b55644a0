import { useLocale, useTranslations } from 'next-intl'
import { Section } from '@/components/primitives/section'
import { hrefTo } from '@/routing/routes'
import styles from './answer-cost.module.scss'
import type { Outcome } from './evaluate'

/** What one answer costs with a language model: the way of a real question, each stretch with its tokens, and the price where it ends. */
export function AnswerCost({ question, answer, article }: Outcome & { article: string | null }) {
  const t = useTranslations('AgentPage.cost')
  const locale = useLocale()
  const [quote] = answer.kind === 'found' ? answer.quotes : []
  const intro = (
    <>
      {t('intro')}
      {article && (
        <>
          {' '}
          <a href={hrefTo(locale, { name: 'blog/article', slug: article })}>{t('how')}</a>
        </>
      )}
    </>
  )
  return (
    <Section title={t('title')} intro={intro} layout="stacked" className={styles.section}>
      <div className={styles.scene}>
        <img src="/images/landings/agent-way.svg" alt="" width="1600" height="560" loading="lazy" decoding="async" />
        <ol>
          <li>
            <span className="tiny block semibold">{t('question')}</span>
            <span className={styles.words}>{question}</span> {t('asked')}
          </li>
          <li className={styles.page}>
            <span className="tiny block semibold">{t('page')}</span>
            {quote && (
              <a className={styles.words} href={quote.href}>
                {quote.page}
              </a>
            )}{' '}
            {t('read')}
          </li>
          <li className={styles.answer}>
            <span className="tiny block semibold">{t('answer')}</span>
            <span className={styles.price}>{t('price')}</span> {t('written')}
          </li>
        </ol>
      </div>
    </Section>
  )
}
