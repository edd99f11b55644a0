import { proposeBlocks } from '@/estimate'
import { useEstimateDocument } from '../document/estimate-context'
import { useWords } from '../words-provider'
import styles from './proposals.module.scss'

/** Blocks the settings suggest, each with a button that adds it. */
export function ProposalList() {
  const { document, catalogue, set } = useEstimateDocument()
  const words = useWords()
  const t = words.in('EstimateBlocks')
  const changes = words.in('EstimateChanges')
  const proposals = proposeBlocks(document.input, catalogue)
  if (proposals.length === 0) return null
  return (
    <section className={styles.proposals} aria-labelledby="estimate-proposals">
      <h2 className={styles.title} id="estimate-proposals">
        {t('proposals.title')}
      </h2>
      <ul>
        {proposals.map(({ id, quantity, because }) => {
          const title = quantity > 1 ? `${words.titles[id]}\u00A0× ${quantity}` : (words.titles[id] ?? id)
          const { roles, languages } = document.input
          return (
            <li className={styles.proposal} key={id}>
              <span>
                <b className="strong">{title}</b>
                {'\u00A0'}
                <span className="quiet">{t(`proposals.because.${because}`, { roles, languages })}</span>
              </span>
              <button
                className={styles.add}
                type="button"
                aria-label={t('proposals.addNamed', { title })}
                onClick={() => set({ add: [{ id, quantity }], now: [id] }, changes('added', { name: title }))}
              >
                {t('proposals.add')}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
