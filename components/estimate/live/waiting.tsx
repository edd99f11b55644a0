// The sheets of what the server draws, whose code comes later.
import '../completeness/project-check.module.scss'
import '../notices/notices.module.scss'
import '../opener.module.scss'
import '../results/bar.module.scss'
import '../results/basis-note.module.scss'
import '../results/breakdown.module.scss'
import '../results/build-up.module.scss'
import '../results/change-link.module.scss'
import '../results/data-table.module.scss'
import '../results/deadline-note.module.scss'
import '../results/gantt.module.scss'
import '../results/narrowing.module.scss'
import '../results/price-axis.module.scss'
import '../results/range-chart.module.scss'
import '../results/result-section.module.scss'
import '../results/running-costs.module.scss'
import '../results/savings.module.scss'
import '../results/scope.module.scss'
import './export-menu.module.scss'
import './section-place.module.scss'
import './tools.module.scss'
import { EmptyState, type PresetLinks } from './empty-state'
import { keepHands } from './keep-hands'
import styles from './live-results.module.scss'

/** Always the same one: React would write another into the page, over what stands there. */
const nothing = { __html: '' }

/**
 * The place of the results. The server of a link draws its estimate in here (`scripts/static-pages/fill-page.ts`), and it stays until
 * the visitor does something and scripts have everything to draw it themselves; as a file the page has an empty place, which they fill at
 * once. Without scripts there is more to read below.
 */
export function Waiting({ presets }: { presets: PresetLinks }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: so React leaves what is inside alone */}
      <div className={styles.waiting} data-runtime="empty" data-filled="results" ref={keepHands} dangerouslySetInnerHTML={nothing} />
      <noscript className="block" data-filled="estimate">
        <EmptyState presets={presets} tooLong={false} />
      </noscript>
    </>
  )
}
