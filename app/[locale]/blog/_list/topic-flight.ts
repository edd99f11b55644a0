type Dated = { published: string; topic: string }

/** Where the first and the latest article stand, in per cent of the width. */
const [first, last] = [4, 96]

/** Rises to the middle, in a box of 100 by 100. */
const heightAt = (x: number) => round(88 - (x / 50) * (2 - x / 50) * 70)

export const flightPath = 'M-30 197Q50-161 130 197'

/** The lights of a topic's articles by their days, those of other topics between them, and the first and the latest article. */
export function toFlight<Article extends Dated>(own: readonly Article[], all: readonly Dated[]) {
  const inTurn = own.toSorted((a, b) => a.published.localeCompare(b.published))
  const ends = [...new Set([...inTurn.slice(0, 1), ...inTurn.slice(-1)])]
  const [start = 0, end = start] = ends.map(({ published }) => Date.parse(published))
  const toLights = (articles: readonly Dated[]) =>
    articles
      .map(({ published }) => Date.parse(published))
      .filter((day) => day >= start && day <= end)
      .map((day) => round(first + ((day - start) / (end - start || 1)) * (last - first)))
      .map((x) => `M${x} ${heightAt(x)}h0`)
      .join('')
  const topic = own[0]?.topic
  return {
    lit: toLights(own),
    faint: toLights(all.filter((article) => article.topic !== topic)),
    ends,
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
