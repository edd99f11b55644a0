'use client'

// Client: what a block adds depends on everything else that is chosen.
import { Suspense, useRef, useState } from 'react'
import { useSafeEffect } from '../../resilience/use-safe-effect'
import { lazyPart } from '../lazy-part'

const BlockAddition = lazyPart(() => import('./block-addition'))

/** What a block adds. Worked out while its details are open: for all blocks it is too slow. */
export function BlockEffect({ id }: { id: string }) {
  const anchor = useRef<HTMLParagraphElement>(null)
  const [open, setOpen] = useState(false)
  useSafeEffect(() => {
    const details = anchor.current?.closest('details')
    const read = () => setOpen(details?.open ?? false)
    details?.addEventListener('toggle', read)
    return () => details?.removeEventListener('toggle', read)
  }, [])
  return (
    <p ref={anchor}>
      <Suspense fallback={null}>{open && <BlockAddition id={id} />}</Suspense>
    </p>
  )
}
