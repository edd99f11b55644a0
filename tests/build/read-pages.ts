import type { TestProject } from 'vitest/node'
import { read } from '../support/files'
import { type PageFacts, readFacts } from '../support/page-facts'
import { snapshotFile } from '../support/release'
import { siteRoutes } from '../support/routes'

declare module 'vitest' {
  export interface ProvidedContext {
    /** In the order of `siteRoutes`. */
    pages: PageFacts[]
  }
}

/** Parses every page once, for all tests; they read the content these pages were made from. */
export default function setup({ provide }: TestProject): void {
  process.env.CONTENT_SNAPSHOT = snapshotFile
  provide(
    'pages',
    siteRoutes.map(({ file }) => readFacts(read(file))),
  )
}
