import { useTranslations } from 'next-intl'
import { CasePrototype } from '@/components/portfolio/prototypes/case-prototype'
import { RichText } from '@/components/primitives/rich-text'
import type { CaseStudy } from '@/content-client/types'
import styles from './case-chapters.module.scss'
import { Ledger } from './ledger'

const chapters = ['situation', 'constraint', 'decision', 'solution', 'outcome', 'ledger', 'lessons'] as const

/** The chapters of a case in their order; its ledger may be nobody’s business. */
export const chaptersOf = ({ ledger }: CaseStudy) => chapters.filter((chapter) => chapter !== 'ledger' || ledger !== null)

/** The story of a case, from the client's words to what we would do differently. */
export function CaseChapters({ study }: { study: CaseStudy }) {
  const t = useTranslations('CasePage')
  return chaptersOf(study).map((chapter) => (
    <section className={styles.chapter} key={chapter} id={chapter} aria-labelledby={`${chapter}-title`}>
      <h2 className={styles.heading} id={`${chapter}-title`}>
        {t(chapter)}
      </h2>
      <div>
        {chapter === 'ledger' ? (
          <Ledger study={study} />
        ) : (
          <div className={styles.text}>
            <RichText content={study[chapter]} />
          </div>
        )}
        {chapter === 'solution' && study.prototype && <CasePrototype kind={study.prototype} />}
        {chapter === 'outcome' && (
          <>
            <Metrics metrics={study.metrics} />
            <Quote study={study} />
          </>
        )}
      </div>
    </section>
  ))
}

function Metrics({ metrics }: { metrics: CaseStudy['metrics'] }) {
  return (
    <ul className={styles.metrics}>
      {metrics.map(({ value, label, date, source }) => (
        <li className="inset3 ruledStrong" key={label}>
          <p className={styles.value}>{value}</p>
          <p>{label}</p>
          <p className="meta above1 quiet medium">
            <time dateTime={date}>{source}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Words of a real client; a sample has nobody who said them. */
function Quote({ study: { quote, sample, client } }: { study: CaseStudy }) {
  if (!quote || sample) return null
  return (
    <figure className={styles.quote}>
      <blockquote>{quote}</blockquote>
      <figcaption className="meta above1 quiet medium">{client}</figcaption>
    </figure>
  )
}
