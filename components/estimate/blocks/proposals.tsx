'use client'

// Client: proposals depend on the estimate in the address.
import { Suspense } from 'react'
import { asDecoration } from '../../resilience/decoration'
import { useEstimateDocument } from '../document/estimate-context'
import { lazyPart } from '../lazy-part'

const ProposedBlocks = lazyPart(() => import('./proposed-blocks'))

/** Once blocks are chosen: what the settings suggest, and what such projects also need. */
export const Proposals = asDecoration(BareProposals)

function BareProposals() {
  const { document } = useEstimateDocument()
  if (document.input.blocks.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ProposedBlocks />
    </Suspense>
  )
}
