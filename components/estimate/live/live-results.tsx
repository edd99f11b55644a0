'use client'

// Client: the estimate is in the address, and every click changes it.
import { countBlocks, type TrackRecord } from '@/estimate'
import { Island } from '../../primitives/island'
import { useIsLive } from '../../resilience/use-is-live'
import { useEstimateState, useEstimateStore } from '../document/estimate-context'
import { LinkedPlace } from '../linked/linked-place'
import { NoticeList } from '../notices/notice-list'
import { Stranded } from '../notices/stranded'
import type { Benchmark } from '../results/benchmarks'
import { EmptyState, type PresetLinks } from './empty-state'
import { EstimateResults } from './estimate-results'
import styles from './live-results.module.scss'

type LiveResultsProps = {
  presets: PresetLinks
  benchmarks: Readonly<Record<string, Benchmark>>
  record: TrackRecord | null
  company: string
}

/** The results of the estimate in the address. Without scripts there is more to read below. */
export function LiveResults(props: LiveResultsProps) {
  return (
    <>
      <Island>
        <Place {...props} />
      </Island>
      <LinkedPlace>
        <EmptyState presets={props.presets} tooLong={false} />
      </LinkedPlace>
    </>
  )
}

/** What the server of a link has drawn in here (`server/front/fill-page.ts`) is hydrated; an empty place is filled by the browser. */
function Place(props: LiveResultsProps) {
  const { filled } = useEstimateStore()
  const isLive = useIsLive()
  return (
    <div className={isLive ? undefined : styles.waiting} data-runtime="empty" data-filled={isLive ? undefined : 'results'}>
      {(isLive || filled) && <Results {...props} />}
    </div>
  )
}

function Results({ presets, ...given }: LiveResultsProps) {
  const { tooLong, document } = useEstimateState()
  if (!tooLong && countBlocks(document.input) > 0) return <EstimateResults {...given} />
  return (
    <>
      <div className={styles.notices}>
        <Stranded />
        <NoticeList />
      </div>
      <EmptyState presets={presets} tooLong={tooLong} />
    </>
  )
}
