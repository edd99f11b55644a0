/** What is read of Lighthouse's report. */
export type Report = {
  categories: { performance: { score: number | null } }
  audits: Record<string, { numericValue?: number; details?: Details } | undefined>
  runtimeError?: { message: string }
}
type Details = { items?: Record<string, unknown>[]; debugData?: { networkStartTimeTs?: number } }
type Request = { networkRequestTime: number; transferSize: number }

/** Times in milliseconds, sizes in kB as they were sent. */
export type Figures = Record<(typeof names)[number], number>
const names = ['score', 'scoreCpu', 'fcp', 'lcp', 'tbt', 'tbtCpu', 'cls', 'main', 'requests', 'kilobytes', 'later'] as const

/** The figures of one visit: what was painted when, and what was fetched until the page had loaded. */
export function toFigures(raw: Report, cpu: Report): Figures {
  const early = requestsOf(raw).filter(({ isEarly }) => isEarly)
  const late = requestsOf(raw).filter(({ isEarly }) => !isEarly)
  return {
    score: scoreOf(raw),
    scoreCpu: scoreOf(cpu),
    fcp: numberOf(cpu, 'first-contentful-paint'),
    lcp: numberOf(cpu, 'largest-contentful-paint'),
    tbt: numberOf(raw, 'total-blocking-time'),
    tbtCpu: numberOf(cpu, 'total-blocking-time'),
    cls: numberOf(raw, 'cumulative-layout-shift'),
    main: numberOf(cpu, 'mainthread-work-breakdown'),
    requests: early.length,
    kilobytes: sizeOf(early),
    later: sizeOf(late),
  }
}

/** Figure by figure, the one in the middle. */
export function medians(visits: readonly Figures[]): Figures {
  return Object.fromEntries(names.map((name) => [name, median(visits.map((visit) => visit[name]))])) as Figures
}

/** The middle one; of an even number the mean of the two there. @throws for none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  if (low === undefined || high === undefined) throw new Error('Nothing was measured.')
  return (low + high) / 2
}

function scoreOf({ categories, runtimeError }: Report): number {
  const { score } = categories.performance
  if (runtimeError || score === null) throw new Error(runtimeError?.message ?? 'Lighthouse gave no score.')
  return Math.round(score * 100)
}

function numberOf({ audits }: Report, name: string): number {
  const value = audits[name]?.numericValue
  if (value === undefined) throw new Error(`Lighthouse did not measure "${name}".`)
  return value
}

function requestsOf({ audits }: Report): (Request & { isEarly: boolean })[] {
  const { items = [], debugData } = audits['network-requests']?.details ?? {}
  const loaded = Number(audits.metrics?.details?.items?.[0]?.observedLoadTs) - (debugData?.networkStartTimeTs ?? 0)
  return (items as Request[]).map((request) => ({ ...request, isEarly: request.networkRequestTime * 1000 <= loaded }))
}

const sizeOf = (requests: readonly Request[]) => requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000
