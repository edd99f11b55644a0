import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Takes pages that answered `notFound()` out of a build: a landing without its entry, and what stands for a kind without any entry
 * (`app/_page/static-params.ts`). Nothing of this site is at their addresses.
 */
export async function leaveOutMissing(buildFolder: string): Promise<void> {
  const file = join(buildFolder, 'prerender-manifest.json')
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { routes: Record<string, unknown> }
  for (const route of Object.keys(manifest.routes)) {
    const page = join(buildFolder, 'server', 'app', route)
    const { status } = JSON.parse(await readFile(`${page}.meta`, 'utf8').catch(() => '{}')) as { status?: number }
    if (status !== 404 || route.startsWith('/_')) continue
    for (const ending of ['.html', '.rsc', '.meta']) await rm(page + ending, { force: true })
    await rm(`${page}.segments`, { recursive: true, force: true })
    delete manifest.routes[route]
  }
  await writeFile(file, JSON.stringify(manifest))
}
