import { basisWords } from './basis'
import styles from './basis-note.module.scss'
import { listChanges } from './changed-basis'
import type { HeadlineView } from './view'

/**
 * Says that the figures are not ours, and all that was changed. It stands with the price and goes on paper with it. In a signed
 * offer they are what was agreed.
 */
export function ChangedBasisNote({ view, isSigned = false }: { view: HeadlineView; isSigned?: boolean | undefined }) {
  const { owner, currency } = basisWords(view)
  const t = view.words.in('EstimateBasis')
  return (
    <section className={styles.changed} aria-labelledby="basis-title" data-basis="changed">
      <h2 className={styles.title} id="basis-title">
        {isSigned ? view.words.in('EstimateOffer')('rates') : owner}
      </h2>
      <p className="small above2 quiet measureText">{isSigned ? currency : `${currency} ${t('notOurs')}`}</p>
      <dl className={styles.list} aria-label={t('changed')}>
        {listChanges(view).map(({ name, was, is }) => (
          <div className={styles.change} key={name}>
            <dt>{name}</dt>
            <dd>
              <del>{was}</del> <span aria-hidden="true">→</span> <ins className={styles.is}>{is}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
