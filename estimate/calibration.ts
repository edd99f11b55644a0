import { parseEstimate } from './address/parse'
import { measure } from './engine/measure'
import { likelyWeeks } from './engine/outlook'

/** What a project took, and the address of the estimate it began with. */
export type FinishedProject = { estimate: string; hours: number; weeks: number; sample: boolean }

/** How the model did: of `count` projects, how many ended within P10 to P90, how many within the recommended P80, and within its weeks. */
export type TrackRecord = { count: number; inside: number; covered: number; inTime: number }

/** With fewer projects a share would say nothing. */
const enough = 5

/** Compares what projects took with what their own catalogue expected; null while there are too few. Samples are no history. */
export function trackRecord(projects: readonly FinishedProject[]): TrackRecord | null {
  const real = projects.filter(({ sample }) => !sample)
  if (real.length < enough) return null
  const compared = real.map(({ estimate, hours, weeks }) => {
    const { document, catalogue } = parseEstimate(estimate)
    const made = measure(document.input, catalogue)
    const { p10, p80, p90 } = made.hours
    return { inside: hours >= p10 && hours <= p90, covered: hours <= p80, inTime: weeks <= likelyWeeks(made, catalogue).p80 }
  })
  const countOf = (kept: keyof (typeof compared)[number]) => compared.filter((project) => project[kept]).length
  return { count: real.length, inside: countOf('inside'), covered: countOf('covered'), inTime: countOf('inTime') }
}
