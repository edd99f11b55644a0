import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { currentRelease, listReleases } from '@/routing/release/releases'
import { endings, filesFolder, readSiteManifest } from '@/routing/release/site-manifest'
import { main } from '../main'
import { writeHeaders, writeRedirects } from './host-files'

// `npx tsx scripts/files/main.ts FOLDER`: the current release for a static host.
await main(async () => {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Say where to: "npx tsx scripts/files/main.ts FOLDER".')
  const [newest] = await listReleases()
  const release = (await currentRelease()) ?? newest
  const manifest = release && (await readSiteManifest(release))
  if (!release || !manifest) throw new Error('There is no release with finished files; run "npm run build" first.')
  await rm(join(folder, '_headers'), { force: true })
  const shown = Object.values(manifest.answers)
  for (const { file, isPlain } of shown) {
    const source = join(filesFolder(release), file)
    const bytes = isPlain ? await readFile(source) : gunzipSync(await readFile(source + endings.gzip))
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), bytes)
  }
  await writeFile(join(folder, '_redirects'), writeRedirects(manifest))
  await writeFile(join(folder, '_headers'), writeHeaders(manifest))
  console.log(`${shown.length} files of release ${release.id} are in ${folder}.`)
}, 'No files were written.')
