/** Lets nobody have more than a share of what there is for all. */
type Shares = {
  /** Answers a function that gives the place back; null where there is none for this network. */
  take: (network: string) => (() => void) | null
}

export function createShares({ all, each }: { all: number; each: number }): Shares {
  const held = new Map<string, number>()
  let sum = 0
  return {
    take: (network) => {
      const count = held.get(network) ?? 0
      if (sum >= all || count >= each) return null
      held.set(network, count + 1)
      sum++
      return () => {
        const left = (held.get(network) ?? 1) - 1
        if (left > 0) held.set(network, left)
        else held.delete(network)
        sum--
      }
    },
  }
}
