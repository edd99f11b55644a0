import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copySnapshot } from '@/content-client/snapshot'
import type { Snapshot } from '@/content-client/types'
import type { SitePaths } from '@/routing/site-paths'
import type { SiteEnvironment } from '../environment'
import { readSiteManifest } from '../finished-site/site-manifest'
import { writeSite } from '../finished-site/write-site'
import { writePolicies } from '../page-policies/write-policies'
import { listVariants } from '../pictures/list-variants'
import { drawVariants } from '../pictures/prepare-pictures'
import { progress } from '../progress'
import { folderOf, idOf, type Release, type ReleaseStamp, snapshotOf, stampFile } from '../releases/release-store'
import { announce } from '../report'
import { beginSharePictures } from '../share-pictures/prepare-share-pictures'
import { finishPages } from '../static-pages/finish-pages'
import { askAgain } from './ask-again'
import { type BuiltRoute, changedRoutes } from './changed-routes'
import { collectPages } from './collect-pages'
import { dropUnchanged } from './drop-unchanged'
import type { LinkedAhead } from './link-ahead'
import { linkRelease } from './link-release'
import { dropRows, follow, putInPlace } from './put-in-place'

type Task = {
  /** Whose program and pages are taken over. */
  last: Release
  /** Its files under second names, where somebody has begun to give them. */
  ahead: LinkedAhead | null
  said: ReleaseStamp
  /** What is prepared now. */
  content: Snapshot
  paths: SitePaths
  environment: Pick<SiteEnvironment, 'siteUrl' | 'port' | 'sentry'>
}

/**
 * Makes a release of another one whose program would be built again as it is: what the content changed is rendered by that program, all
 * else is shared with it.
 * @throws where that cannot be done; nothing of it is left then but a folder that is no release.
 */
export async function releaseAgain({ last, ahead, said, content, paths, environment }: Task): Promise<Release> {
  const { routes, key } = await readPrerendered(last)
  const manifest = await readSiteManifest(last)
  if (!manifest) throw new Error('the last release has no list of its files')
  const before: Snapshot = JSON.parse(await readFile(snapshotOf(last), 'utf8'))
  const asked = isSameYear(last, said) ? changedRoutes(before, content, routes) : routes.map(({ route }) => route)

  announce(`2/6 Rendering ${asked.length} of ${routes.length} pages and lists again …`)
  const id = idOf(said)
  const folder = `${folderOf(id)}.partial`
  const [buildFolder, stage] = [join(folder, '.next'), join(folder, 'rendered')]
  await (ahead ? ahead.moveTo(folder) : linkRelease(last.folder, folder))
  await symlink(join('..', '..', 'node_modules'), join(folder, 'node_modules'))
  await mkdir(join(folder, 'content'))
  await copySnapshot(snapshotOf({ folder }))
  const onDone = progress((done, all) => `${done} of ${all} …`)
  await askAgain({ ...said, id, folder }, asked, { port: environment.port, key, builtAt: new Date(said.builtAt), onDone })
  await collectPages(buildFolder, asked, stage)
  const changed = await dropUnchanged(stage, asked, last.folder)
  console.log(`    ${changed.length} of them changed`)

  announce('3/6 Drawing pictures in the sizes pages show …')
  const pictures = await drawVariants(await listVariants(stage), { folder: join(stage, 'public') }).finish()
  console.log(`    ${pictures.drawn} of them new`)
  announce('4/6 Drawing the pictures of shared links …')
  const shared = await (await beginSharePictures()).finish()
  console.log(`    ${shared.drawn} of them new`)
  announce('5/6 Making static documents of the pages …')
  const { pages } = await finishPages(stage)
  await writePolicies(stage, { siteUrl: environment.siteUrl, dsn: environment.sentry?.dsn })
  console.log(`    ${pages} pages`)

  announce('6/6 Compressing what is sent as it is …')
  await dropRows(folder, changed, manifest)
  const files = [
    ...(await putInPlace(join(stage, 'server'), join(buildFolder, 'server'))),
    ...(await putInPlace(join(stage, 'static', 'rows'), join(buildFolder, 'static', 'rows'))),
    ...(await follow(join('public', 'og'), join(folder, 'public', 'og'))),
    ...(await putInPlace(join(stage, 'public'), join(folder, 'public'))),
  ]
  await rm(stage, { recursive: true })
  const written = await writeSite({ folder }, { paths, siteUrl: environment.siteUrl, known: { manifest, changed: new Set(files) } })
  console.log(`    ${files.length} of ${written.files} files, ${written.compressed} compressed anew`)
  const stamp: ReleaseStamp = { ...said, basis: { release: last.id, rendered: changed } }
  await writeFile(stampFile(folder), `${JSON.stringify(stamp, null, 2)}\n`)
  await rename(folder, folderOf(id))
  return { ...stamp, id, folder: folderOf(id) }
}

type Prerendered = { routes: Record<string, { dataRoute: string | null }>; preview: { previewModeId: string } }

async function readPrerendered({ folder }: Release): Promise<{ routes: BuiltRoute[]; key: string }> {
  const { routes, preview }: Prerendered = JSON.parse(await readFile(join(folder, '.next', 'prerender-manifest.json'), 'utf8'))
  const built = Object.entries(routes).map(([route, { dataRoute }]) => ({ route, isPage: dataRoute !== null }))
  return { routes: built.filter(({ route }) => route !== '/_global-error'), key: preview.previewModeId }
}

/** It stands at the foot of every page. */
const isSameYear = (last: ReleaseStamp, said: ReleaseStamp) => new Date(last.builtAt).getFullYear() === new Date(said.builtAt).getFullYear()
