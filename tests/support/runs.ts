/** Whether everything is tried: in `npm run test:all`. */
export const isInFull = process.env.TEST_RUNS === 'all'

/** How often a property is tried: a sample, or everything. */
export const runs = (usual: number, all: number): number => (isInFull ? all : usual)
