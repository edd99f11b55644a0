import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesFolder, readSiteManifest } from '@/scripts/finished-site/site-manifest'
import { loadEnvironment } from '@/scripts/load-environment'
import { main } from '@/scripts/main'
import { currentRelease, listReleases } from '@/scripts/releases/release-store'
import { writeConfig } from './write-config'

// `npm run deploy:nginx -- FOLDER`: `nginx.conf` for the current release; deploy/README.md tells its variables.
await main(async () => {
  loadEnvironment()
  const [folder = join('.releases', 'nginx')] = process.argv.slice(2)
  const { NGINX_LISTEN: listen, NGINX_CERTIFICATE: chain, NGINX_KEY: key, NODE_ADDRESS: node, PORT: port = '3000' } = process.env
  const [newest] = await listReleases()
  const release = (await currentRelease()) ?? newest
  const manifest = release && (await readSiteManifest(release))
  if (!release || !manifest) throw new Error('There is no release with finished files; run "npm run build" first.')
  const others = (await listReleases()).filter(({ id }) => id !== release.id)
  const config = writeConfig(manifest, {
    siteUrl: release.stamp.SITE_URL,
    countryHeader: process.env.COUNTRY_HEADER,
    listen: listen || (chain ? '443' : '80'),
    certificate: chain && key ? { chain, key } : undefined,
    node: node || `127.0.0.1:${port}`,
    root: process.env.NGINX_FILES || filesFolder(release),
    earlier: process.env.NGINX_EARLIER_FILES ? [process.env.NGINX_EARLIER_FILES] : others.map(filesFolder),
  })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'nginx.conf'), config)
  console.log(`${join(folder, 'nginx.conf')} serves release ${release.id}.`)
}, 'Nothing was written for nginx.')
