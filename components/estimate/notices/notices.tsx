'use client'

// Client: notices come from reading the address.
import { Suspense } from 'react'
import { useEstimateDocument } from '../document/provider'
import { useStranded } from '../document/stranded'
import { lazyPart } from '../lazy-part'
import { useWords } from '../words-provider'
import styles from './stranded.module.scss'

export const NoticeList = lazyPart(() => import('./notice-list'))

/** What was repaired in the address, and whether a newer catalogue version exists. */
export function Notices() {
  const { notices, outdated } = useEstimateDocument()
  const stranded = useStranded()
  return (
    <>
      {stranded && <Stranded />}
      {(notices.length > 0 || outdated) && (
        <Suspense fallback={null}>
          <NoticeList />
        </Suspense>
      )}
    </>
  )
}

/** Says why a step does not open. Its button may be at the other end of the page. */
function Stranded() {
  const t = useWords().in('EstimateNotices')
  return (
    <p className={styles.stranded} role="alert" ref={(shown) => shown?.scrollIntoView({ block: 'center' })}>
      {t('stranded')}
    </p>
  )
}
