import { currentCatalogue, type EstimateDocument, findImpossible } from '@/estimate'
import { toCalendarFile } from '@/estimate/export/calendar-file'
import { toEstimateFile } from '@/estimate/export/estimate-file'
import { toMarkdown } from '@/estimate/export/markdown'
import { backlogCsv, blocksCsv, summaryCsv } from '@/estimate/export/tables'
import type { ExportSource } from '@/estimate/export/words'
import { formatDay } from '@/messages/format'
import { checkLines } from '../../completeness/check-lines'
import { toExportWords } from '../../export-words'
import { weekSpan } from '../../labels'
import { basisLines } from '../../results/changed-basis'
import type { EstimateView } from '../../results/view'
import { hours, money } from '../../results/view'
import { fetchBlockTexts } from '../use-block-texts'
import { chartImage, chartPicture } from './chart-image'

export type FileKind = 'json' | 'blocks' | 'summary' | 'backlog' | 'markdown' | 'calendar' | 'svg' | 'png'

type Source = { view: EstimateView; document: EstimateDocument; title: string; link: string }

const endings: Readonly<Record<FileKind, [ending: string, type: string]>> = {
  json: ['estimate.json', 'application/json'],
  blocks: ['blocks.csv', 'text/csv;charset=utf-8'],
  summary: ['summary.csv', 'text/csv;charset=utf-8'],
  backlog: ['backlog.csv', 'text/csv;charset=utf-8'],
  markdown: ['estimate.md', 'text/markdown;charset=utf-8'],
  calendar: ['milestones.ics', 'text/calendar;charset=utf-8'],
  svg: ['schedule.svg', 'image/svg+xml'],
  png: ['schedule.png', 'image/png'],
}

/** Makes a file in the browser and downloads it. */
export async function exportFile(kind: FileKind, source: Source): Promise<void> {
  const [name, type] = endings[kind]
  const content = await contentOf(kind, source)
  if (content === null) throw new Error(`There is nothing to write into ${name}.`)
  const address = URL.createObjectURL(new Blob([content], { type }))
  const anchor = Object.assign(document.createElement('a'), { href: address, download: name })
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

async function contentOf(kind: FileKind, source: Source): Promise<string | Blob | null> {
  const { view, document, title, link } = source
  if (kind === 'svg') return chartImage('schedule', noteOf(view))
  if (kind === 'png') return chartPicture('schedule', noteOf(view))
  if (kind === 'json') {
    const parsed = { document, catalogue: view.catalogue, notices: [], tooLong: false, record: view.record ?? null }
    const outdated = view.catalogue.version !== currentCatalogue.version
    return JSON.stringify(toEstimateFile({ ...parsed, outdated }, link, title), null, 2)
  }
  const files = {
    blocks: blocksCsv,
    summary: summaryCsv,
    backlog: backlogCsv,
    calendar: (from: ExportSource) => toCalendarFile(from, Date.now()),
    markdown: (from: ExportSource) => toMarkdown(from, formatsOf(view)),
  }
  return files[kind](await toExportSource(source))
}

async function toExportSource({ view, document, title, link }: Source): Promise<ExportSource> {
  const { words, titles, catalogue, result } = view
  const texts = (await fetchBlockTexts(words.locale)) ?? {}
  const basis = [...checkLines(view), ...basisLines(view)]
  return { locale: words.locale, title, link, document, catalogue, result, basis, words: toExportWords(words, titles, texts) }
}

/** What is said below a chart of what cannot be built. */
function noteOf({ input, catalogue, words }: EstimateView): string {
  return findImpossible(input, catalogue).length > 0 ? words.in('EstimateRules.project')('short') : ''
}

function formatsOf(view: EstimateView) {
  const t = view.words.in('EstimateResults.keyFigures')
  return {
    hours: (value: number) => hours(view, value),
    money: (dollars: number) => money(view, dollars),
    day: (day: string) => formatDay(day, view.words.locale),
    weeks: (likely: EstimateView['result']['likelyWeeks']) => t('weeks', weekSpan(likely)),
  }
}
