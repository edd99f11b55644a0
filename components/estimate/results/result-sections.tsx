import type { ReactNode } from 'react'
import type { EstimateResult, InputPatch } from '@/estimate'
import { Breakdown } from './breakdown'
import { BuildUp } from './build-up'
import { Narrowing } from './narrowing'
import type { Offer } from './offer-link'
import { type BlockNotes, Questions } from './questions'
import { RangeChart } from './range-chart'
import { Running } from './running'
import { Savings } from './savings'
import { Scope } from './scope'
import { Timeline } from './timeline'
import { Trace } from './trace'
import type { EstimateView } from './view'

export type Benchmark = { title: string; cost: EstimateResult['cost'] }

type ResultSectionsProps = {
  view: EstimateView
  benchmark?: Benchmark | undefined
  notes: readonly BlockNotes[]
  offer: (patch: InputPatch, cause: string) => Offer
  /** The controls of the page that lets the visitor change things. */
  edit?: ReactNode
  trace: ReactNode
  scenarios?: ReactNode
  send?: ReactNode
}

/** Everything under the headline, in the order in which questions come (model C2.10). */
export function ResultSections({ view, benchmark, notes, offer, edit, trace, scenarios, send }: ResultSectionsProps) {
  return (
    <>
      <BuildUp view={view} />
      <Scope view={view} />
      <RangeChart view={view} benchmark={benchmark} />
      <Narrowing view={view} />
      {edit}
      <Breakdown view={view} />
      <Timeline view={view} />
      <Savings view={view} offer={offer} />
      <Running view={view} />
      <Questions view={view} notes={notes} />
      <Trace view={view}>{trace}</Trace>
      {scenarios}
      {send}
    </>
  )
}
