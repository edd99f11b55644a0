import type { ReactNode } from 'react'
import { basisWords, countChanges } from './basis'
import type { HeadlineView } from './view'

/** Whose figures these are, and their currency; `changed` stands in its place where they are not ours. */
export function BasisNote({ view, changed }: { view: HeadlineView; changed?: ReactNode }) {
  return countChanges(view) > 0 ? changed : <OurBasis view={view} />
}

export function OurBasis({ view }: { view: HeadlineView }) {
  const { owner, currency } = basisWords(view)
  return <p className="small above2 quiet measureText" data-basis="ours">{`${owner} ${currency}`}</p>
}
