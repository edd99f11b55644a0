import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readWritten, writeSnapshot, writeWritten } from '@/content-client/snapshot'
import { catalogues } from '@/messages/catalogues'
import { currentRelease, snapshotOf } from '@/routing/release/releases'
import type { SitePaths } from '@/routing/site-paths'
import { prepareApiStyles } from './api-styles'
import { paintPictures } from './brand/paint-pictures'
import { expectReadableBrand, prepareBrand } from './brand/prepare-brand'
import { prepareFonts } from './fonts/prepare-fonts'
import { openKeptTexts } from './kept-texts'
import { dropPastStart } from './next-start'
import type { PictureKind } from './pictures/import-picture'
import { prepareDocumentFonts } from './prepare-document-fonts'
import { prepareHorizons } from './prepare-horizons'
import { preparePlainSheet } from './prepare-plain-sheet'
import { sayHeldBack } from './problems'
import { readContent } from './read-content'
import { prepareReportFonts } from './share-pictures/prepare-report-fonts'

/**
 * Writes what the content gives rise to before anything is built: pages read the snapshot, the middleware the list of paths.
 * @throws before anything is written when a variable or an entry is wrong.
 */
export async function prepareContent(
  variables: NodeJS.ProcessEnv,
  options: { pictures?: PictureKind } = {},
): Promise<{ origin: string; articles: number; cases: number; paths: SitePaths }> {
  expectReadableBrand()
  await paintPictures()
  const texts = await openKeptTexts()
  const readLive = async () => {
    const current = await currentRelease()
    return current && readWritten(snapshotOf(current))
  }
  const { content: read, paths, origin, written, heldBack } = await readContent(variables, { ...options, render: texts.render, readLive })
  await texts.tidy()
  const { content, hint } = dropPastStart(read, new Date())
  await writePaths(paths)
  await writeSnapshot(content)
  await writeWritten(written)
  await prepareFonts(content, catalogues)
  await prepareBrand()
  await prepareHorizons(content.locales.en['estimate-presets'])
  await preparePlainSheet()
  await prepareReportFonts(content)
  await prepareDocumentFonts()
  await prepareApiStyles()
  if (hint) console.log(`    ${hint}`)
  if (heldBack.length > 0) sayHeldBack(heldBack)
  const { articles, cases } = content.locales.en
  return { origin, articles: articles.length, cases: cases.length, paths }
}

async function writePaths(paths: SitePaths): Promise<void> {
  const folder = join('routing', 'generated')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'paths.json'), `${JSON.stringify(paths, null, 2)}\n`)
}
