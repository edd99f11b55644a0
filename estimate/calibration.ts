import { parseEstimate } from './address/parse'
import { measure } from './engine/measure'

/** What a project took, and the address of the estimate it began with. */
export type FinishedProject = { estimate: string; hours: number; weeks: number; sample: boolean }

/** How the model did: of `count` projects, how many ended within P10 to P90, and how many within the recommended P80. */
export type TrackRecord = { count: number; inside: number; covered: number }

/** With fewer projects a share would say nothing. */
const enough = 5

/** Compares what projects took with what their own catalogue expected; null while there are too few. Samples are no history. */
export function trackRecord(projects: readonly FinishedProject[]): TrackRecord | null {
  const real = projects.filter(({ sample }) => !sample)
  if (real.length < enough) return null
  const compared = real.map(({ estimate, hours }) => {
    const { document, catalogue } = parseEstimate(estimate)
    const expected = measure(document.input, catalogue).hours
    return { isInside: hours >= expected.p10 && hours <= expected.p90, isCovered: hours <= expected.p80 }
  })
  const [inside, covered] = [compared.filter(({ isInside }) => isInside), compared.filter(({ isCovered }) => isCovered)]
  return { count: real.length, inside: inside.length, covered: covered.length }
}
