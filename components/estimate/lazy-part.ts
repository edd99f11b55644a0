import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

type Loaded<Props> = { default: ComponentType<Props> }

/** A part whose code is fetched when it is shown. Without a network it is waited for, and what is there already stays. */
export function lazyPart<Props extends object>(load: () => Promise<Loaded<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().catch(async (error: unknown) => {
      if (navigator.onLine) throw error
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
      return load()
    }),
  )
}
