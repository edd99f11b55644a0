import { type DependencyList, type EffectCallback, useEffect, useLayoutEffect } from 'react'
import { attempt } from './attempt'

// React takes the page away for an effect that throws. These are reported and left out: the page stays as it was drawn.

/** `otherwise` is done in place of an effect that fails. */
export function useSafeEffect(effect: EffectCallback, dependencies?: DependencyList, otherwise?: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are the caller's
  useEffect(() => guarded(effect, otherwise), dependencies)
}

export function useSafeLayoutEffect(effect: EffectCallback, dependencies?: DependencyList): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are the caller's
  useLayoutEffect(() => guarded(effect), dependencies)
}

function guarded(effect: EffectCallback, otherwise?: () => void): ReturnType<EffectCallback> {
  const end = attempt(effect, otherwise)
  return typeof end === 'function' ? () => void attempt(end) : undefined
}
