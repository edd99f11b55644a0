import { existsSync } from 'node:fs'
import { projectFiles } from './files'
import { importsOf } from './imports'

/** What answers requests: the server, the routes and the middleware. */
export const serverEntrances = projectFiles.filter(
  (file) => /^app\/.*\/route\.tsx?$/.test(file) || ['middleware.ts', 'server/front/main.ts'].includes(file),
)

const endings = ['.ts', '.tsx', '/index.ts', '/index.tsx']

/** Every file of this project that runs when one of these does. */
export function reachable(files: readonly string[]): string[] {
  const found = new Set(files)
  for (const file of found)
    for (const { target, typeOnly } of importsOf(file)) {
      const imported = endings.map((ending) => target + ending).find((each) => existsSync(each))
      if (imported && !typeOnly) found.add(imported)
    }
  return [...found]
}
