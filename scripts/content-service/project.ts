import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The Strapi project; it has packages of its own. */
export const project = 'content-service'

const inProject = (...path: string[]) => join(project, ...path)

/** Installs its packages and builds the panel, each only when what it is made from has changed. */
export async function prepareProject(): Promise<void> {
  await onlyIfChanged('node_modules/.installed', ['package-lock.json'], async () => {
    console.log('Installing Strapi (it compiles its database; two to three minutes) …')
    await run('npm', ['ci', '--no-audit', '--no-fund'])
  })
  await onlyIfChanged('build/.built', ['package-lock.json', 'src/admin', 'scripts/build-panel.js'], async () => {
    console.log('Building the panel (about a minute) …')
    await run(process.execPath, [join('scripts', 'build-panel.js')])
  })
}

const strapi = join('node_modules', '@strapi', 'strapi', 'bin', 'strapi.js')

/** Starts Strapi; the caller ends it. */
export function startStrapi() {
  return spawn(process.execPath, [strapi, 'start'], { cwd: project, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } })
}

/** @throws an Error that names the command when it fails. */
async function run(command: string, words: readonly string[]): Promise<void> {
  const child = spawn(command, words, { cwd: project, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } })
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0) throw new Error(`"${[command, ...words].join(' ')}" failed in ${project}/.`)
}

async function onlyIfChanged(stamp: string, sources: readonly string[], make: () => Promise<void>): Promise<void> {
  const digest = createHash('sha256')
  for (const file of (await Promise.all(sources.map((source) => filesOf(inProject(source))))).flat()) digest.update(await readFile(file))
  const present = digest.digest('hex')
  if ((await readFile(inProject(stamp), 'utf8').catch(() => '')) === present) return
  await make()
  await mkdir(inProject(stamp, '..'), { recursive: true })
  await writeFile(inProject(stamp), present)
}

async function filesOf(path: string): Promise<string[]> {
  if (!existsSync(path)) return []
  if ((await stat(path)).isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
