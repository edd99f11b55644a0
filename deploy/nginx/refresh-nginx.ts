import { existsSync } from 'node:fs'
import { mkdir, readFile, realpath, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { filesFolder, readSiteManifest } from '@/scripts/finished-site/site-manifest'
import { currentRelease, liveLink, type Release, releasesFolder } from '@/scripts/releases/release-store'
import { writeConfig } from './write-config'

/** Where a configuration is kept up with the releases. */
export const nginxFolder = join(releasesFolder, 'nginx')

/** Writes `nginx.conf` for a release, in one step. @throws when it has no finished files. */
export async function writeNginx(release: Release, folder: string): Promise<void> {
  const { NGINX_LISTEN: listen, NGINX_CERTIFICATE: chain, NGINX_KEY: key, NODE_ADDRESS: node, PORT: port = '3000' } = process.env
  const manifest = await readSiteManifest(release)
  if (!manifest) throw new Error('There is no release with finished files; run "npm run build" first.')
  const elsewhere = process.env.NGINX_FILES
  const files = elsewhere
    ? { root: elsewhere }
    : { root: await realpath(filesFolder(release)), live: filesFolder({ folder: resolve(liveLink) }) }
  const config = writeConfig(manifest, {
    ...files,
    siteUrl: release.stamp.SITE_URL,
    countryHeader: process.env.COUNTRY_HEADER,
    listen: listen || (chain ? '443' : '80'),
    certificate: chain && key ? { chain, key } : undefined,
    node: node || `127.0.0.1:${port}`,
    accessLog: process.env.NGINX_ACCESS_LOG || undefined,
    earlier: process.env.NGINX_EARLIER_FILES || undefined,
  })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'nginx.conf.new'), config)
  await rename(join(folder, 'nginx.conf.new'), join(folder, 'nginx.conf'))
}

/**
 * Lets the nginx of `nginxFolder`, if there is one, go over to the current release. Until it does, and where it cannot be told, Node.js
 * answers everything, so what goes wrong here stops no release.
 */
export async function refreshNginx(): Promise<void> {
  if (!existsSync(join(nginxFolder, 'nginx.conf'))) return
  try {
    const release = await currentRelease()
    if (release) await writeNginx(release, nginxFolder)
    const master = Number(await readFile(join(nginxFolder, 'nginx.pid'), 'utf8').catch(() => ''))
    if (master > 0) process.kill(master, 'SIGHUP')
  } catch (error) {
    console.warn(`nginx was not told of the release (${(error as Error).message}); until it is, Node.js answers everything.`)
  }
}
