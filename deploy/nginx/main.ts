import { join } from 'node:path'
import { loadEnvironment } from '@/scripts/load-environment'
import { main } from '@/scripts/main'
import { currentRelease, listReleases, moveLiveLink } from '@/scripts/releases/release-store'
import { nginxFolder, writeNginx } from './refresh-nginx'

// `npx tsx deploy/nginx/main.ts FOLDER`: `nginx.conf` for the current release; deploy/README.md tells its variables.
await main(async () => {
  loadEnvironment()
  const [folder = nginxFolder] = process.argv.slice(2)
  const [newest] = await listReleases()
  const release = (await currentRelease()) ?? newest
  if (!release) throw new Error('There is no release with finished files; run "npm run build" first.')
  await moveLiveLink(release.id)
  await writeNginx(release, folder)
  console.log(`${join(folder, 'nginx.conf')} serves release ${release.id}.`)
}, 'Nothing was written for nginx.')
