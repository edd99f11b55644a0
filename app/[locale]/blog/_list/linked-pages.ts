/** Up to so many pages, each names all others. */
const few = 9

/** How far the linked pages are from a page: those beside it, and long steps, so that a few clicks lead from any page to any other. */
const steps = [0, 1, 2, 10, 100]

/**
 * The pages that a page of a list links to. Were it all of them, the pages of a list of thousands would be made of links: 300 of them with
 * 300 links each.
 */
export function toLinkedPages(current: number, count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  if (count <= few) return all
  return all.filter((page) => page === 1 || page === count || steps.includes(Math.abs(page - current)))
}
