/** The same numbers in each run: a small generator of Lehmer's. */
export function seeded(seed: number): () => number {
  let state = seed % 2_147_483_647
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
