/** How often a property is tried: a sample by default, everything in the project “exhaustive” (`npm run test:all`). */
export const runs = (usual: number, all: number): number => (process.env.TEST_RUNS === 'all' ? all : usual)
