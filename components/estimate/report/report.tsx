import type { ReactNode } from 'react'
import { applyPatch, type EstimateDocument, formatEstimate, type InputPatch, measure, type Notice } from '@/estimate'
import { formatDay } from '@/messages/format'
import { plainFormAddress } from '@/routing/form-pages'
import { hrefTo } from '@/routing/routes'
import { reportAddress } from '../api-addresses'
import { ProjectCheck } from '../completeness/project-check'
import { today } from '../form/today'
import { noticeLabel } from '../notices/notice-label'
import { BasisNote } from '../results/basis-note'
import { ChangedBasisNote } from '../results/changed-basis-note'
import { Comparison } from '../results/comparison'
import { DeadlineNote } from '../results/deadline-note'
import { describePatch } from '../results/differences'
import { KeyFigures } from '../results/key-figures'
import type { BlockNotes } from '../results/questions'
import { recordSentence } from '../results/record-sentence'
import { ResultSection } from '../results/result-section'
import { ResultSections } from '../results/result-sections'
import { scenarioName } from '../results/scenario-name'
import { TraceList } from '../results/trace-list'
import { type EstimateView, money } from '../results/view'
import { ChosenSettings } from './chosen-settings'

export type ReportProps = {
  view: EstimateView
  document: EstimateDocument
  notices: readonly Notice[]
  outdated: boolean
  query: string
  notes: readonly BlockNotes[]
  /** The absolute address of the results page, and its QR code. */
  link: string
  code: { path: string; size: number } | null
  /** Where the link claims to be an offer: what is to be said of that, and whether we signed these figures. */
  offer?: { note: ReactNode; isSigned: boolean }
}

/** The results as a document for reading without scripts and for printing. */
export function Report(props: ReportProps) {
  const { view, document, notices, outdated, query, notes, offer } = props
  const { input, catalogue, result, words } = view
  const t = words.in('EstimateReport')
  const headline = words.in('EstimateResults.headline')
  const compare = words.in('EstimateResults.compare')
  const noticed = words.in('EstimateNotices')
  const queryWith = (patch: InputPatch) => formatEstimate({ ...document, input: applyPatch(input, patch) }, catalogue)
  const actionFor = (patch: InputPatch) => ({ href: reportAddress(words.locale, queryWith(patch)) })
  return (
    <>
      <h1>{t('title')}</h1>
      {offer?.note}
      {notices.length > 0 && (
        <section className="quiet">
          <h2>{noticed('title', { count: notices.length })}</h2>
          <ul>
            {notices.map((notice) => (
              <li key={`${notice.code} ${JSON.stringify(notice.values)}`}>{noticeLabel(words, notice)}</li>
            ))}
          </ul>
        </section>
      )}
      {outdated && !offer?.isSigned && (
        <p className="quiet">{noticed('outdated', { version: catalogue.version, date: formatDay(catalogue.date, words.locale) })}</p>
      )}
      {result.limit === 'empty' ? (
        <EmptyReport view={view} />
      ) : (
        <>
          <p className="figure">
            {money(view, result.cost.p10)} – {money(view, result.cost.p90)}
          </p>
          <p>{recordSentence(view)}</p>
          <ProjectCheck view={view} actionFor={actionFor} open />
          <BasisNote view={view} changed={<ChangedBasisNote view={view} isSigned={offer?.isSigned} />} />
          <KeyFigures view={view} />
          <p className="quiet">{offer?.isSigned ? words.in('EstimateOffer')('note') : headline('note', { version: result.catalogue })}</p>
          <DeadlineNote view={view} actionFor={actionFor} today={today()} />
          <ResultSections
            view={view}
            notes={notes}
            actionFor={actionFor}
            edit={<ChosenSettings view={view} />}
            trace={<TraceList view={view} />}
            scenarios={
              document.alternatives.length > 0 && (
                <ResultSection id="compare" title={compare('title')}>
                  <Comparison view={view} scenarios={toScenarios(view, document)} />
                </ResultSection>
              )
            }
          />
          <p className="actions">
            <a href={plainFormAddress(words.locale, query)}>{t('send')}</a>
          </p>
        </>
      )}
      <Foot {...props} query={query} />
    </>
  )
}

function EmptyReport({ view: { words } }: { view: EstimateView }) {
  const t = words.in('EstimateReport')
  return (
    <p>
      {t('nothing')} <a href={hrefTo(words.locale, 'estimate')}>{t('start')}</a>
    </p>
  )
}

/** The estimate's address, as a link and as a QR code. */
function Foot({ view, link, code, offer }: ReportProps) {
  const t = view.words.in('EstimateReport')
  const version = { version: view.result.catalogue, date: formatDay(view.catalogue.date, view.words.locale) }
  return (
    <footer data-part="foot">
      {code && (
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={t('code')} data-part="code">
          <path d={code.path} />
        </svg>
      )}
      <p>
        {t('link')} <a href={link}>{link}</a>
        <br />
        {offer?.isSigned ? view.words.in('EstimateOffer')('version', version) : t('version', version)}
      </p>
    </footer>
  )
}

function toScenarios(view: EstimateView, { input, alternatives }: EstimateDocument) {
  const { hours, cost, weeks } = view.result
  const t = view.words.in('EstimateReport')
  const main = { key: 'main', name: t('main'), differences: [], hours, cost, weeks }
  const others = alternatives.map(({ name, patch }) => {
    const made = measure(applyPatch(input, patch), view.catalogue)
    return {
      key: name,
      name: scenarioName(view.words, name),
      differences: describePatch(view, patch),
      hours: made.hours,
      cost: made.cost,
      weeks: made.weeks,
    }
  })
  return [main, ...others]
}
