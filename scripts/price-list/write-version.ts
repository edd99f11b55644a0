import type { Catalogue } from '@/estimate'
import type { PriceChanges } from './changes'

type Version = { version: string; date: string; before: Catalogue }

/** Of the formatter. */
const lineLength = 140

const constantOf = (version: string) => `version${version.replace('.', '')}`
export const folderOf = (version: string) => version.replace('.', '-')

/** The file of a version that has everything but its changes from the one before. */
export function writeVersion({ version, date, before }: Version, { rates, exchange, support, holidays }: PriceChanges): string {
  const changed = {
    ...(rates && { rates: { ...before.rates, ...upperCase(rates) } }),
    ...(exchange && { exchange: toExchange(before, exchange) }),
    ...(support && { support: { ...before.support, ...support } }),
    ...(holidays && { holidays }),
  }
  const fields = Object.entries({ version, date, ...changed }).map(([name, value]) => `  ${name}: ${toSource(value, name.length + 5)},`)
  const previous = constantOf(before.version)
  return `import { ${previous} } from '../${folderOf(before.version)}'
import type { Catalogue } from '../types'

/** ${before.version} with ${Object.keys(changed).join(', ') || 'nothing'} of ${date}. */
export const ${constantOf(version)}: Catalogue = {
  ...${previous},
${fields.join('\n')}
}
`
}

/** The register with one more version, which is the current one. */
export function register(text: string, { version, before }: Version, isExample: boolean): string {
  const [name, previous] = [constantOf(version), constantOf(before.version)]
  const importOf = (constant: string, folder: string) => `import { ${constant} } from './${folder}'\n`
  const added = [
    [importOf(previous, folderOf(before.version)), (line: string) => line + importOf(name, folderOf(version))],
    [`${previous}]\n`, () => `${previous}, ${name}]\n`],
    [`currentCatalogue: Catalogue = ${previous}\n`, () => `currentCatalogue: Catalogue = ${name}\n`],
  ] as const
  const registered = added.reduce((changed, [line, change]) => {
    if (!changed.includes(line))
      throw new Error(`estimate/catalogue/register.ts has no line with "${line.trim()}"; write the version into it by hand`)
    return changed.replace(line, change)
  }, text)
  return isExample ? registered.replace(/(exampleVersion = )'[^']+'/, `$1'${version}'`) : registered
}

function toExchange({ exchange }: Catalogue, { date, ...changed }: NonNullable<PriceChanges['exchange']>) {
  return { date, rates: { ...exchange.rates, ...changed } }
}

const upperCase = (rates: object) => Object.fromEntries(Object.entries(rates).map(([role, rate]) => [role.toUpperCase(), rate]))

/** In the shape the formatter keeps: what is too long for a line has a line for each part. */
function toSource(value: unknown, taken = 0): string {
  if (typeof value === 'string') return `'${value}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const [open, close, parts] = Array.isArray(value)
    ? ['[', ']', value.map((each) => toSource(each))]
    : ['{ ', ' }', Object.entries(value).map(([name, each]) => `${name}: ${toSource(each)}`)]
  const line = `${open}${parts.join(', ')}${close}`
  return taken + line.length <= lineLength ? line : `${open.trim()}\n${parts.map((part) => `    ${part},\n`).join('')}  ${close.trim()}`
}
