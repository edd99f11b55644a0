import { useLocale, useTranslations } from 'next-intl'
import { Fold } from '@/components/primitives/fold'
import { Section } from '@/components/primitives/section'
import { formatDay } from '@/messages/format'
import styles from './agent-evaluation.module.scss'
import { type Outcome, scoresOf } from './evaluate'
import { EvaluationHorizon } from './evaluation-horizon'

type AgentEvaluationProps = { outcomes: readonly Outcome[]; passages: number; day: string }

/** The demonstration’s own examination, counted when the page is built: a beam for every question, and the table of them below. */
export function AgentEvaluation({ outcomes, passages, day }: AgentEvaluationProps) {
  const t = useTranslations('AgentPage.evaluation')
  const locale = useLocale()
  const scores = scoresOf(outcomes)
  const intro = t('intro', { questions: outcomes.length, passages, day: formatDay(day, locale) })
  return (
    <Section title={t('title')} intro={intro} id="evaluation" layout="stacked" className={styles.ground}>
      <div className={styles.verdict}>
        <p className={styles.total}>{t('share', { passed: String(outcomes.filter(isRight).length), all: String(outcomes.length) })}</p>
        <p className="small quiet measurePage">{t('note')}</p>
      </div>
      <EvaluationHorizon groups={scores.map(({ test }) => outcomes.filter((outcome) => outcome.test === test))} />
      <dl className={styles.scores}>
        {scores.map(({ test, passed, all }) => (
          <div className={styles.score} key={test}>
            <dt className={styles.name}>{t(`tests.${test}`)}</dt>
            <dd className="subheading tabular">{t('share', { passed: String(passed), all: String(all) })}</dd>
          </div>
        ))}
      </dl>
      <Fold title={t('all', { questions: String(outcomes.length) })}>
        <div className={styles.frame}>
          <table className={styles.table}>
            <caption className="visuallyHidden">{t('title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('columns.question')}</th>
                <th scope="col">{t('columns.answer')}</th>
                <th scope="col">{t('columns.result')}</th>
              </tr>
            </thead>
            <tbody>
              {outcomes.map(({ question, answer, passed }) => (
                <tr key={question}>
                  <td>{question}</td>
                  <td>{answer.kind === 'found' ? <Source {...answer.quotes[0]} /> : t(`kinds.${answer.kind}`)}</td>
                  <td className={passed ? undefined : styles.failed}>{t(passed ? 'passed' : 'failed')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Fold>
    </Section>
  )
}

const isRight = ({ passed }: Outcome) => passed

function Source({ href, page }: { href?: string; page?: string }) {
  return <a href={href}>{page}</a>
}
