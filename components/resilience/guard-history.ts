/**
 * Browsers refuse to change the address too often (Safari: 100 times in 30 seconds) and in some frames at all. The router would take the
 * page down for it: a new entry becomes a load of its address, a changed one keeps the address it has.
 */
export function guardHistory({ history, location }: Pick<Window, 'history' | 'location'>): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name]
    history[name] = (...entry) => {
      const [, , address] = entry
      const before = location.href
      try {
        change.apply(history, entry)
        // Some pretend to have done it.
        if (name === 'pushState' && address && location.href === before && new URL(address, before).href !== before)
          location.assign(address)
      } catch (error) {
        if (name === 'pushState' && address) location.assign(address)
        else console.warn(error)
      }
    }
  }
}
