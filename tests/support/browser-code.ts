import { read, sourceFiles } from './files'
import { importsOf } from './imports'

const isOfPages = (file: string) => /^(app|components|estimate|routing)\//.test(file)

/** Files that run in the browser: client components and all they bring along. */
export function browserCode(): string[] {
  const known = new Set(sourceFiles)
  const reached = new Set(sourceFiles.filter((file) => isOfPages(file) && /^'use client'/.test(read(file))))
  for (const file of reached)
    for (const { target, typeOnly } of importsOf(file))
      for (const imported of [`${target}.tsx`, `${target}.ts`]) if (!typeOnly && known.has(imported)) reached.add(imported)
  return [...reached].sort()
}
