import { type EarlyAction, repeatEarly } from './early-actions'

/**
 * When the scripts of a page start. They wait for the visitor: a pointer, a key, a focus, a touch. What has work of its own before that
 * says so with `data-runtime`: `now`, `query` (the address carries something it shows), `empty` (the server has drawn nothing in it, or
 * the address has a fragment, which no server sees), or the name of what it looks for in local storage.
 * `build/static-pages/browser/loader.ts` reads it.
 */
export type RuntimeStart = 'now' | 'query' | 'empty' | `stored:${string}`

/** Told by the document when React listens, with what does again the things that were done before. */
export type RuntimeReady = CustomEvent<(noted: readonly EarlyAction[]) => Promise<void>>

export const runtimeReady = 'runtime-ready'

/** Told before React first looks at the document. */
export const hydrationStarts = 'hydration-starts'

export function announceHydration(): void {
  document.dispatchEvent(new Event(hydrationStarts))
}

/** In a task of its own: React may have been brought to listen by a click that is still on its way. */
export function announceRuntime(): void {
  setTimeout(() => {
    document.documentElement.dataset.runtime = 'ready'
    document.dispatchEvent(new CustomEvent(runtimeReady, { detail: repeatEarly }))
  })
}
