'use client'

// Client: notices come from reading the address.
import { Suspense } from 'react'
import { useEstimateDocument } from '../document/estimate-context'
import { lazyPart } from '../lazy-part'
import { Stranded } from './stranded'

// Few estimates have any.
const NoticeList = lazyPart(() => import('./notice-list').then((module) => ({ default: module.NoticeList })))

/** What was repaired in the address of a step, and whether a newer catalogue version exists. */
export function Notices() {
  const { notices, outdated } = useEstimateDocument()
  return (
    <>
      <Stranded />
      {(notices.length > 0 || outdated) && (
        <Suspense fallback={null}>
          <NoticeList />
        </Suspense>
      )}
    </>
  )
}
