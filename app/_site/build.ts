import type { Build } from '@/routing/build-paths'

/** The build being made; `build/build-site.ts` names it. */
export const build: Build = { id: process.env.BUILD_ID ?? 'development', timestamp: Number(process.env.BUILD_TIME ?? 0) }
