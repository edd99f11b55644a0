import { useSyncExternalStore } from 'react'
import { attempt } from '../resilience/attempt'

/** What the visitor has switched; kept for the visit, gone after a reload. */
export type UiState = { cursor: boolean; sound: boolean; topBannerVisible: boolean; mobileMenuOpened: boolean }

const defaultUiState: UiState = { cursor: true, sound: true, topBannerVisible: true, mobileMenuOpened: false }

let state = defaultUiState
let adapted = false
const listeners = new Set<() => void>()

export function setUiState(change: Partial<UiState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

export function getUiState(): UiState {
  return state
}

export function useUiState(): UiState {
  return useSyncExternalStore(subscribe, getUiState, () => defaultUiState)
}

function subscribe(listener: () => void): () => void {
  attempt(adaptToDevice)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Once a visit: a coarse pointer has no cursor to draw, and less motion means quiet until the visitor says otherwise. */
function adaptToDevice(): void {
  if (adapted) return
  adapted = true
  const coarse = matchMedia('(pointer: coarse)').matches
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (coarse || reduced) setUiState({ cursor: false, sound: state.sound && !reduced })
}
