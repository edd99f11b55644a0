import { type ComponentType, createElement, lazy, useState } from 'react'

type Loaded<Props> = { default: ComponentType<Props> }

type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches its code: from then on it is drawn at once wherever it appears. */
  fetch: () => Promise<unknown>
}

/** A part whose code is fetched when it is shown. Without a network it is waited for, and what is there already stays. */
export function lazyPart<Props extends object>(load: () => Promise<Loaded<Props>>): LazyPart<Props> {
  let fetched: ComponentType<Props> | undefined
  const fetch = async () => {
    const loaded = await load().catch(async (error: unknown) => {
      if (navigator.onLine) throw error
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
      return load()
    })
    fetched = loaded.default
    return loaded
  }
  const Fetching: ComponentType<Props> = lazy(fetch)
  function Part(props: Props) {
    // The same for as long as it is shown: another one would lose its state.
    const [Shown] = useState(() => fetched ?? Fetching)
    return createElement(Shown, props)
  }
  return Object.assign(Part, { fetch })
}
