'use client'

// Client: notices come from reading the address.
import { Suspense } from 'react'
import { useEstimateDocument } from '../document/provider'
import { lazyPart } from '../lazy-part'

const NoticeList = lazyPart(() => import('./notice-list'))

/** What was repaired in the address, and whether a newer catalogue version exists. */
export function Notices() {
  const { notices, outdated } = useEstimateDocument()
  if (notices.length === 0 && !outdated) return null
  return (
    <Suspense fallback={null}>
      <NoticeList />
    </Suspense>
  )
}
