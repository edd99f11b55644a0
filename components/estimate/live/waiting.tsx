// The sheets of what the server draws, whose code comes later.
import '../completeness/project-check.module.scss'
import '../notices/notices.module.scss'
import '../results/change-link.module.scss'
import '../results/deadline-note.module.scss'
import linked from '../linked/linked.module.scss'
import { EmptyState, type PresetLink } from './empty-state'
import styles from './live-results.module.scss'

/** Always the same one: React would write another into the page, over what stands there. */
const nothing = { __html: '' }

/**
 * The place of the results. The server of a link draws its estimate in here (`scripts/static-pages/fill-page.ts`), and it stays until
 * scripts have everything to draw it themselves; as a file the page has an empty place. Without scripts there is more to read below.
 */
export function Waiting({ presets }: { presets: readonly PresetLink[] }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: so React leaves what is inside alone */}
      <div className={styles.waiting} data-runtime="now" data-filled="results" ref={keepFocus} dangerouslySetInnerHTML={nothing} />
      <noscript className={linked.filled} data-filled="estimate">
        <EmptyState presets={presets} tooLong={false} />
      </noscript>
    </>
  )
}

/** What has the focus in the place has it in what comes there: the next Tab would begin at the top of the page. */
function keepFocus(place: HTMLElement | null) {
  return () => {
    const { activeElement: held } = document
    if (!held || !place?.contains(held)) return
    queueMicrotask(() => {
      const twins = document.querySelectorAll<HTMLElement>('main :is(a, button, summary)')
      const twin = [...twins].find(({ textContent }) => textContent === held.textContent)
      twin?.focus({ preventScroll: true })
    })
  }
}
