import { dirname, join } from 'node:path'
import { read } from './files'

export type Import = {
  /** A path of this project without its extension, or the name of a package. */
  target: string
  /** Nothing of it exists when the code runs. */
  typeOnly: boolean
  names: readonly string[]
}

const statement =
  /^(?:import\s+(type\s+)?(?:([\w\s{},*$]+?)\s+from\s+)?|export\s+(type\s+)?([{*][\w\s{},*$]*?)\s+from\s+)['"]([^'"]+)['"]/gm
const call = /(typeof\s+)?\bimport\(\s*['"]([^'"]+)['"]\s*\)(\.[A-Z])?/g

export function importsOf(file: string): Import[] {
  return parseImports(read(file), file)
}

export function parseImports(source: string, file: string): Import[] {
  const statements = [...source.matchAll(statement)].map(([, type, imported, exportedType, exported, target = '']): Import => {
    const names = (imported ?? exported ?? '')
      .replace(/[{}]/g, ',')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
    const typeOnly = Boolean(type ?? exportedType) || (names.length > 0 && names.every((name) => name.startsWith('type ')))
    return { target: resolve(target, file), typeOnly, names: names.map((name) => name.replace(/^type /, '')) }
  })
  const calls = [...source.matchAll(call)].map(
    ([, type, target = '', typeName]): Import => ({ target: resolve(target, file), typeOnly: Boolean(type ?? typeName), names: [] }),
  )
  return [...statements, ...calls]
}

function resolve(target: string, file: string): string {
  if (target.startsWith('@/')) return target.slice(2)
  return target.startsWith('.') ? join(dirname(file), target) : target
}
