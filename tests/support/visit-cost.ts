import type { Page } from '@playwright/test'

const kinds = ['document', 'page data', 'sheet', 'script', 'font', 'picture', 'sound', 'other'] as const
export type Kind = (typeof kinds)[number]

/** What came over the network, as it was sent: what the browser had kept is free. */
export type Cost = Record<Kind, { requests: number; bytes: number }>

type Request = { address: string; bytes: number; kept: boolean; type: string }

/** Counts from now on what a page fetches. `take` answers what came since the last time; `atRest` waits until nothing has come for half a second. */
export async function countCost(page: Page): Promise<{ take: () => Cost; atRest: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page)
  const underWay = new Map<string, Request>()
  let arrived: Request[] = []
  let last = Date.now()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) underWay.set(requestId, { address: request.url, bytes: 0, kept: false, type: '' })
  })
  const note = (id: string, change: (request: Request) => void) => {
    const request = underWay.get(id)
    if (request) change(request)
  }
  session.on('Network.requestServedFromCache', ({ requestId }) =>
    note(requestId, (request) => {
      request.kept = true
    }),
  )
  session.on('Network.responseReceived', ({ requestId, response, type }) =>
    note(requestId, (request) => {
      request.type = type
      if (response.fromDiskCache || response.fromPrefetchCache) request.kept = true
      request.bytes = response.encodedDataLength
    }),
  )
  // The router cancels what it has read: of that there is no sum.
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    note(requestId, (request) => {
      request.bytes += encodedDataLength
    }),
  )
  const end = (id: string, sum = 0) =>
    note(id, (request) => {
      underWay.delete(id)
      last = Date.now()
      if (!request.kept) arrived.push({ ...request, bytes: Math.max(sum, request.bytes) })
    })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength))
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  await session.send('Network.enable')
  return {
    take: () => {
      const cost = toCost(arrived)
      arrived = []
      return cost
    },
    atRest: async () => {
      while (underWay.size > 0 || Date.now() - last < 500) await page.waitForTimeout(50)
    },
  }
}

function toCost(requests: readonly Request[]): Cost {
  const cost = Object.fromEntries(kinds.map((kind) => [kind, { requests: 0, bytes: 0 }])) as Cost
  for (const request of requests) {
    const of = cost[kindOf(request)]
    of.requests += 1
    of.bytes += request.bytes
  }
  return cost
}

function kindOf({ address, type }: Request): Kind {
  const { pathname } = new URL(address)
  if (type === 'Document') return 'document'
  if (/\.txt$/.test(pathname)) return 'page data'
  const [, kind] = files.find(([ending]) => ending.test(pathname)) ?? []
  return kind ?? 'other'
}

const files: readonly (readonly [RegExp, Kind])[] = [
  [/\.css$/, 'sheet'],
  [/\.js$/, 'script'],
  [/\.woff2$/, 'font'],
  [/\.mp3$/, 'sound'],
  [/\.(?:svg|webp|avif|png|jpg)$/, 'picture'],
]

export const add = (...costs: readonly Cost[]): Cost =>
  Object.fromEntries(
    kinds.map((kind) => [kind, { requests: sum(costs, (cost) => cost[kind].requests), bytes: sum(costs, (cost) => cost[kind].bytes) }]),
  ) as Cost

/** Requests, and kB of 1,000 bytes, of all kinds but those left out. */
export function total(cost: Cost, without: readonly Kind[] = []): { requests: number; kilobytes: number } {
  const counted = kinds.filter((kind) => !without.includes(kind)).map((kind) => cost[kind])
  return { requests: sum(counted, ({ requests }) => requests), kilobytes: sum(counted, ({ bytes }) => bytes) / 1000 }
}

/** Kind by kind: `script 12/145`, requests and kB. */
export const describeCost = (cost: Cost): string =>
  kinds
    .filter((kind) => cost[kind].requests > 0)
    .map((kind) => `${kind} ${cost[kind].requests}/${(cost[kind].bytes / 1000).toFixed(0)}`)
    .join(', ')

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0)
}
