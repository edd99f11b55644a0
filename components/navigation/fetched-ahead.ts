/** Paths of pages that open without a network: fetched ahead, or seen in this document. */
export const fetchedAhead = new Set<string>()

/** Paths of pages that are being fetched ahead: a click waits for them, or all would be asked for twice. */
export const underWay = new Map<string, Promise<unknown>>()
