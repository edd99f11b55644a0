/** How many covers a phone has room for side by side. */
const most = 5

/** The arc in a box of 100 by 100, through the middle of the covers. */
export const flightPath = 'M-30 192Q50-192 130 192'

/** The latest articles of a topic in the order of their days, and how far below the top of the arc each is. */
export function toFlight<Article extends { published: string }>(articles: readonly Article[]) {
  const inTurn = articles.toSorted((a, b) => a.published.localeCompare(b.published)).slice(-most)
  return inTurn.map((article, index) => {
    const fromMiddle = Math.abs((index + 0.5) / inTurn.length - 0.5)
    return { article, depth: fromMiddle > 0.3 ? ('deep' as const) : fromMiddle > 0.15 ? ('lower' as const) : null }
  })
}
