/** So many articles fly as worlds; of more, the newest alone. */
const most = 3

/** The articles of a topic, newest first: those that fly at its top, and those that stand below it as cards. */
export function toFlight<Article>(articles: readonly Article[]): { flown: Article[]; rest: Article[] } {
  const count = articles.length > most ? 1 : articles.length
  return { flown: articles.slice(0, count), rest: articles.slice(count) }
}

/** The way falls from the newest world, at 100 0 of a box of 100 by 100, to the next one at 0 100. */
export const fall = 'M160-40Q118-30 100 0Q30 20 0 100T-60 190'

/** Points on that way, for articles that are no worlds. */
export function dotsOn(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const t = 0.42 + (index * 0.5) / count
    const along = (control: number, from: number, to: number) => Math.round(from * (1 - t) ** 2 + 2 * control * t * (1 - t) + to * t ** 2)
    return `M${along(30, 100, 0)} ${along(20, 0, 100)}h.01`
  }).join('')
}
