import type { TestProject } from 'vitest/node'
import { read } from '../support/files'
import { type PageFacts, readFacts } from '../support/page-facts'
import { siteRoutes } from '../support/routes'

declare module 'vitest' {
  export interface ProvidedContext {
    /** In the order of `siteRoutes`. */
    pages: PageFacts[]
  }
}

/** Parses every page once, for all tests. */
export default function setup({ provide }: TestProject): void {
  provide(
    'pages',
    siteRoutes.map(({ file }) => readFacts(read(file))),
  )
}
