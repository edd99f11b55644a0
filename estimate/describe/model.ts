/**
 * How strongly clues speak for outcomes. A clue is known by the bucket of its name alone. Signs stand for numbers: `gaps` has how far each
 * bucket is from the one before, `outcomes` the ones a bucket speaks for or against, with spaces between buckets, and `weights` how
 * strongly it does.
 */
export type PackedModel = { any: readonly number[]; gaps: string; outcomes: string; weights: string }

type Weight = readonly [outcome: number, weight: number]

export type Model = { any: readonly number[]; buckets: ReadonlyMap<number, readonly Weight[]> }

/** Enough for clues to share one seldom. */
export const bucketCount = 2 ** 15

/** Weights are multiples of it. */
const step = 0.4

/** Printable and the same in JSON. */
const signs = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter((sign) => sign !== '"' && sign !== '\\')
const nought = signs.length / 2
const valueBySign = new Map(signs.map((sign, value) => [sign, value]))

/** The bucket of a clue, by its hash (FNV-1a). */
export function bucketOf(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (bucketCount - 1)
}

export function packModel({ any, buckets }: Model): PackedModel {
  const stepsOf = (weight: number) => Math.max(-nought, Math.min(nought - 1, Math.round(weight / step)))
  const [gaps, outcomes, weights]: [string[], string[], string[]] = [[], [], []]
  for (let bucket = 0, last = -1; bucket < bucketCount; bucket++) {
    const kept = buckets.get(bucket)?.filter(([, weight]) => stepsOf(weight) !== 0) ?? []
    // An empty bucket where the gap would be too wide for a sign.
    if (kept.length === 0 && bucket - last < signs.length - 1) continue
    gaps.push(signs[bucket - last] ?? '')
    outcomes.push(kept.map(([outcome]) => signs[outcome]).join(''))
    weights.push(kept.map(([, weight]) => signs[stepsOf(weight) + nought]).join(''))
    last = bucket
  }
  return {
    any: any.map((weight) => Math.round(weight * 100) / 100),
    gaps: gaps.join(''),
    outcomes: outcomes.join(' '),
    weights: weights.join(''),
  }
}

export function unpackModel({ any, gaps, outcomes, weights }: PackedModel): Model {
  const read = (sign = '') => valueBySign.get(sign) ?? 0
  let [bucket, next] = [-1, 0]
  const weigh = (sign: string): Weight => [read(sign), (read(weights[next++]) - nought) * step]
  const rows = outcomes.split(' ').map((row, at) => {
    bucket += read(gaps[at])
    return [bucket, Array.from(row, weigh)] as const
  })
  return { any, buckets: new Map(rows) }
}

/**
 * By outcome, what the words of a text say: of its pieces, a word and so many on each side, one that speaks for an outcome is enough.
 * Words at the ends of a text are in as many pieces as those in its middle.
 */
export function scoresOf({ any, buckets }: Model, words: readonly (readonly string[])[], reach: number): number[] {
  const says = new Float64Array((words.length + 2 * reach) * any.length)
  for (const [word, names] of words.entries())
    for (const name of names)
      for (const [outcome, weight] of buckets.get(bucketOf(name)) ?? [])
        says[(word + reach) * any.length + outcome] = (says[(word + reach) * any.length + outcome] as number) + weight
  const odds = sumsAround(says, any.length, reach).map(Math.exp)
  const totals = new Float64Array(any.length)
  for (const [at, each] of odds.entries()) totals[at % any.length] = (totals[at % any.length] as number) + each
  return any.map((usual, outcome) => usual + Math.log(totals[outcome] as number))
}

/** By word, then by outcome, the sum of a word and so many on each side. */
export function sumsAround(says: Float64Array, outcomes: number, reach: number): Float64Array {
  const sums = new Float64Array(says.length)
  for (let away = -reach; away <= reach; away++)
    for (let at = Math.max(0, -away * outcomes), end = Math.min(says.length, says.length - away * outcomes); at < end; at++)
      sums[at] = (sums[at] as number) + (says[at + away * outcomes] as number)
  return sums
}
