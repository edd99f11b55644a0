import { reportAddress, withCalculation } from '../api-addresses'
import frame from '../live/live-results.module.scss'
import { SectionPlace } from '../live/section-place'
import type { Benchmark } from '../results/benchmarks'
import { blockNotes } from '../results/block-notes'
import { ResultSections } from '../results/result-sections'
import type { LinkTo } from './link-to'
import type { LinkedProps } from './linked-links'

type LinkedSectionsProps = Pick<LinkedProps, 'view' | 'query'> & {
  benchmark: Benchmark | undefined
  actionFor: LinkTo
}

/** The sections below the headline, as scripts will draw them in their place; those that are nothing but controls come with the scripts. */
export function LinkedSections({ view, query, ...given }: LinkedSectionsProps) {
  const { words } = view
  return (
    <ResultSections
      {...{ view, ...given }}
      notes={blockNotes(view)}
      edit={<SectionPlace id="edit" />}
      trace={
        <p>
          <a className={frame.open} href={withCalculation(reportAddress(words.locale, query))} rel="nofollow">
            {words.in('EstimateTrace')('open')}
          </a>
        </p>
      }
      scenarios={<SectionPlace id="compare" />}
      send={<SectionPlace id="send" />}
    />
  )
}
