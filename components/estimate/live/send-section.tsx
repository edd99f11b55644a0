import { ButtonLink } from '../../primitives/button-link'
import { checkLines } from '../completeness/check-lines'
import type { EstimateState } from '../document/store'
import { estimateAddresses } from '../estimate-addresses'
import { weekSpan } from '../labels'
import { basisLines } from '../results/changed-basis'
import { ResultSection } from '../results/result-section'
import { type EstimateView, money } from '../results/view'
import { useWords } from '../words-provider'
import styles from './send-section.module.scss'

/** Ways to send the estimate: to us or to oneself by e-mail. */
export default function SendSection({ view, estimate }: { view: EstimateView; estimate: EstimateState }) {
  const words = useWords()
  const t = words.in('EstimateLive.send')
  const weeks = words.in('EstimateResults.keyFigures')
  const links = estimateAddresses(estimate, words.locale)
  const { cost } = view.result
  const mail = () => {
    const range = `${money(view, cost.p10)} – ${money(view, cost.p90)}, ${weeks('weeks', weekSpan(view.result.likelyWeeks))}`
    const body = [range, ...checkLines(view), ...basisLines(view), '', links.absolute()].join('\n')
    window.location.href = `mailto:?subject=${encodeURIComponent(t('subject'))}&body=${encodeURIComponent(body)}`
  }
  return (
    <ResultSection id="send" screenOnly title={t('title')} intro={t('intro')}>
      <div className={styles.ways}>
        <ButtonLink href={links.contact} kind="primary" arrow>
          {t('us')}
        </ButtonLink>
        <button className={styles.self} type="button" onClick={mail}>
          {t('self')}
        </button>
        <p className={styles.note}>{t('nothing')}</p>
      </div>
    </ResultSection>
  )
}
