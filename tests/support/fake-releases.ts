import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Stamp } from '@/routing/release/releases'

const stamp: Stamp = {
  sources: 'a',
  content: 'b',
  dependencies: 'c',
  SITE_URL: 'https://a.example',
  'CONTENT_*': 'd',
  'SENTRY_*': 'e',
  '*_SITE_VERIFICATION': 'f',
  'CONTACT_*': 'f',
}

/** The id of the release built on that day of January 2026. */
export const releaseId = (day: number) => `202601${String(day).padStart(2, '0')}T000000Z-aaaaaaaa`

export type FakeSite = {
  folder: string
  write: (file: string, text: string) => Promise<void>
  /** A finished release, as a build leaves it. Answers its id. */
  release: (day: number, files?: Readonly<Record<string, string>>, changes?: Partial<Stamp>) => Promise<string>
  remove: () => Promise<void>
}

/** An empty site in a folder of its own, which becomes the working directory. */
export async function createFakeSite(): Promise<FakeSite> {
  const home = process.cwd()
  const folder = await mkdtemp(join(tmpdir(), 'releases-'))
  process.chdir(folder)
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  return {
    folder,
    write,
    release: async (day, files = {}, changes = {}) => {
      const id = releaseId(day)
      const said = { buildId: 'a'.repeat(20), builtAt: new Date(Date.UTC(2026, 0, day)).toISOString(), stamp: { ...stamp, ...changes } }
      for (const [file, text] of Object.entries({ 'content/site.json': '{}', ...files })) await write(join('.releases', id, file), text)
      await write(join('.releases', id, 'site-stamp.json'), JSON.stringify(said))
      return id
    },
    remove: async () => {
      process.chdir(home)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
