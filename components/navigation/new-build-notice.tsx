'use client'

// Client: only a page that has been open for a while can be older than the site.
import { useState } from 'react'
import { asDecoration } from '../resilience/decoration'
import { useOutdated } from './new-build'
import styles from './new-build-notice.module.scss'

/** Says once, quietly, that the next page will be of a newer build. */
export const NewBuildNotice = asDecoration(BareNewBuildNotice)

function BareNewBuildNotice({ text, dismiss }: { text: string; dismiss: string }) {
  const outdated = useOutdated()
  const [dismissed, setDismissed] = useState(false)
  // The live region is rendered empty first: screen readers announce only later changes.
  return (
    <div className={styles.region} role="status">
      {outdated && !dismissed && (
        <div className={styles.notice} data-ground="night">
          <p>{text}</p>
          <button className={styles.dismiss} type="button" onClick={() => setDismissed(true)}>
            {dismiss}
          </button>
        </div>
      )}
    </div>
  )
}
