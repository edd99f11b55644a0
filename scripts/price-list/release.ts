import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeKept } from '@/build/write-kept'
import { type Catalogue, currentCatalogue } from '@/estimate'
import type { PriceChanges } from './changes'
import { folderOf, register, writeVersion } from './write-version'

type Release = {
  version: string
  date: string
  changes: PriceChanges
  /** The first list of a company: the worked example is held under it. */
  isFirst: boolean
}

/**
 * Adds a version of the catalogue, which is current from now on; the others stay, and every address keeps its own.
 * @returns the file that was written.
 * @throws an Error whose message says why there is no such version.
 */
export async function releasePriceList(
  root: string,
  { version, date, changes, isFirst }: Release,
  before: Catalogue = currentCatalogue,
): Promise<string> {
  if (!/^20\d\d\.[1-9]\d?$/.test(version))
    throw new Error(`"${version}" is no name of a version; it is a year and a number, such as 2027.1`)
  if (orderOf(version) <= orderOf(before.version)) throw new Error(`${version} is not after ${before.version}, the version of today`)
  const catalogue = join(root, 'estimate', 'catalogue')
  const registerFile = join(catalogue, 'register.ts')
  const described = { version, date, before }
  const registered = register(await readFile(registerFile, 'utf8'), described, isFirst)
  const file = join(catalogue, folderOf(version), 'index.ts')
  await mkdir(join(catalogue, folderOf(version)), { recursive: true })
  await writeFile(file, writeVersion(described, changes))
  await writeKept(registerFile, registered)
  return file
}

function orderOf(version: string): number {
  const [year = 0, number = 0] = version.split('.').map(Number)
  return year * 100 + number
}
