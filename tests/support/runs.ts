/** Whether everything is tried: in `npm run test:all`. */
export const isInFull = process.env.TEST_RUNS === 'all'

/** How often a property is tried: a sample, or everything. */
export const runs = (usual: number, all: number): number => (isInFull ? all : usual)

/** Some of a list, from everywhere in it: as many as `npm test` tries, or all. */
export function someOf<Item>(all: readonly Item[], usual: number): Item[] {
  const count = Math.min(runs(usual, all.length), all.length)
  return all.filter((_, index) => Math.floor((index * count) / all.length) !== Math.floor(((index - 1) * count) / all.length))
}
