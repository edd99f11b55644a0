import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

type Meta = { headers: Record<string, string>; segmentPaths?: string[] }

/**
 * Puts what Next.js rendered into a build folder of its own, as a build would have left it there, with the sheets that pages need.
 * @throws where something is missing, or where a page is said to be another kind of answer than before.
 */
export async function collectPages(buildFolder: string, routes: readonly string[], stage: string): Promise<void> {
  const cache = join(buildFolder, 'server', 'route-cache')
  const places = await findRendered(cache)
  for (const route of routes) {
    const place = places.get(route)
    if (!place) throw new Error(`${route} was not written`)
    const target = join(stage, 'server', 'app', route)
    await mkdir(dirname(target), { recursive: true })
    for (const ending of ['.html', '.rsc', '.body']) await rename(place + ending, target + ending).catch(ignoreMissing)
    await rename(`${place}.segments`, `${target}.segments`).catch(ignoreMissing)
    await writeFile(`${target}.meta`, await keptMeta(join(buildFolder, 'server', 'app', `${route}.meta`), `${place}.meta`, route))
  }
  await rm(cache, { recursive: true })
  await mkdir(join(stage, 'static', 'rows'), { recursive: true })
  for (const name of await readdir(join(buildFolder, 'static')))
    if (name !== 'rows') await symlink(join(buildFolder, 'static', name), join(stage, 'static', name))
}

/** Where each route was written, without the ending: `route-cache/{kind}/{digest}/${route}`. */
async function findRendered(cache: string): Promise<Map<string, string>> {
  const places = new Map<string, string>()
  for (const name of await readdir(cache, { recursive: true })) {
    const [, route] = /^[^/]+\/[^/]+\/\$(\/.+)\.meta$/.exec(name.replaceAll('\\', '/')) ?? []
    if (route) places.set(route, join(cache, name.slice(0, -'.meta'.length)))
  }
  return places
}

/** A build knows more of a page than what renders it again; what both know has to be the same. */
async function keptMeta(known: string, fresh: string, route: string): Promise<string> {
  const text = await readFile(known, 'utf8')
  const { headers, segmentPaths }: Meta = JSON.parse(text)
  const now: Meta = JSON.parse(await readFile(fresh, 'utf8'))
  const isSame = Object.entries(now.headers).every(([name, value]) => headers[name] === value)
  if (!isSame || !isDeepStrictEqual(segmentPaths, now.segmentPaths)) throw new Error(`${route} is another kind of answer than it was`)
  return text
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
