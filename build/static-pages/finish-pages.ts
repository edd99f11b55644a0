import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PolicySite } from '@/routing/security-headers'
import { readClassNames } from '../api-styles'
import { readBuilt } from '../built-pages'
import { withPolicy } from '../page-policies/with-policy'
import { bundleLoader } from './bundle-loader'
import { finishPage, rowsAddress } from './finish-page'
import { readScripts } from './read-scripts'
import { createSheetReader } from './read-sheets'
import { createSheetTrimmer } from './trim-sheets'

/** The document React shows when nothing else can be shown: no sheet, no data, and a style of its own. */
const leftAlone = '_global-error.html'

/**
 * Makes static documents of all pages of a build, where they are, each with its policy.
 * @throws with the name of a page that is not spelled as this step knows pages, as by another version of Next.js, or that holds what
 * no policy can let through.
 */
export async function finishPages(
  buildFolder: string,
  policySite: PolicySite,
  report: (done: number) => void = () => undefined,
): Promise<{ pages: number }> {
  const { words, sheets } = readScripts(join(buildFolder, 'static', 'chunks'))
  for (const name of Object.values(await readClassNames(buildFolder)).flatMap(Object.values<string>)) words.add(name)
  const sheet = createSheetReader(buildFolder)
  const later = sheets.map((address) => ({ address, text: sheet(address) }))
  const site = { loader: await bundleLoader(), sheet, trim: createSheetTrimmer(words), later }
  let pages = 0
  for await (const { file, text } of readBuilt(buildFolder, ['.html'])) {
    if (file === leftAlone) continue
    const { html, rows } = named(file, () => {
      const finished = finishPage(text, site)
      return { ...finished, html: withPolicy(finished.html, policySite) }
    })
    const target = join(buildFolder, rowsAddress(rows).replace('/_next/', ''))
    if (pages === 0) await mkdir(join(target, '..'), { recursive: true })
    await Promise.all([writeFile(target, rows), writeFile(join(buildFolder, 'server', 'app', file), html)])
    report(++pages)
  }
  return { pages }
}

function named<Result>(file: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw new Error(`The page ${file} cannot be finished: ${error instanceof Error ? error.message : error}.`)
  }
}
