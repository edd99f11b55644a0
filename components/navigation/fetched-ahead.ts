/** Paths of pages that open without a network: fetched ahead, or seen in this document. */
export const fetchedAhead = new Set<string>()
