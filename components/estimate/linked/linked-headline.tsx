import type { ReactNode } from 'react'
import { currentCatalogue, formatEstimate, type ParsedEstimate } from '@/estimate'
import { hrefTo } from '@/routing/routes'
import { ProjectCheck } from '../completeness/project-check'
import { HeadlineLinks } from '../live/headline-links'
import { IdleTools } from '../live/idle-tools'
import { ResultsFrame } from '../live/results-frame'
import { NoticeText } from '../notices/notice-text'
import { isFeasible } from '../results/chance'
import { ChangedBasisNote } from '../results/changed-basis-note'
import { DeadlineNote } from '../results/deadline-note'
import { Headline } from '../results/headline'
import type { EstimateView } from '../results/view'
import type { LinkTo } from './link-to'

type LinkedHeadlineProps = {
  parsed: ParsedEstimate
  view: EstimateView
  today: string
  actionFor: LinkTo
  /** The sections below. */
  children: ReactNode
}

/** The top of the results, as scripts will draw it in its place: what changes the estimate is a link to the changed one. */
export function LinkedHeadline({ parsed, view, today, actionFor, children }: LinkedHeadlineProps) {
  const { document, notices, outdated, catalogue } = parsed
  const { words, titles, input, result } = view
  const t = words.in('EstimateLive')
  const query = formatEstimate(document, catalogue)
  const recalculated = formatEstimate({ ...document, catalogue: currentCatalogue.version }, currentCatalogue)
  const dates = (input.start || result.limit) && <DeadlineNote {...{ view, actionFor, today }} />
  const isCalm = isFeasible(view, today)
  return (
    <ResultsFrame
      notices={
        (notices.length > 0 || outdated) && (
          <NoticeText
            {...{ words, titles, notices }}
            outdated={outdated ? catalogue : null}
            recalculation={{ href: hrefTo(words.locale, 'estimate/results', { query: recalculated }) }}
          />
        )
      }
      dates={!isCalm && dates}
      headline={
        <Headline
          view={view}
          title={t('title')}
          tools={<IdleTools words={words} currency={input.currency} />}
          changed={<ChangedBasisNote view={view} />}
          check={
            <ProjectCheck {...{ view, actionFor }}>
              <HeadlineLinks words={words} query={query} title="" />
            </ProjectCheck>
          }
          dates={isCalm && dates}
          argue={<a href={hrefTo(words.locale, 'estimate/settings', { query })}>{t('assumptions.argue')}</a>}
        />
      }
    >
      {children}
    </ResultsFrame>
  )
}
