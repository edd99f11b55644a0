import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SiteContent } from './types'

/**
 * Written before every build and by nothing else, so a build publishes one state of the content and never an older one. A release
 * is served with the copy it was built from, which CONTENT_SNAPSHOT names: a name that a bundler cannot follow, and is told not to.
 */
export const snapshotFile = () => process.env.CONTENT_SNAPSHOT || join(process.cwd(), '.content', 'site.json')

let kept: { file: string; content: Promise<SiteContent>; modified: number } | undefined

export async function writeSnapshot(content: SiteContent, file = snapshotFile()): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify(content))
  await rename(`${file}.new`, file)
}

/** Read once per process and state of the file; the development server sees an edit at the next request. */
export async function readSnapshot(): Promise<SiteContent> {
  const file = snapshotFile()
  const { mtimeMs } = await stat(/* turbopackIgnore: true */ file).catch((cause: unknown) => {
    throw new Error('The content has not been prepared; run "npm run prepare:content" or "npm run build".', { cause })
  })
  if (kept?.file !== file || kept.modified !== mtimeMs)
    kept = { file, modified: mtimeMs, content: readFile(/* turbopackIgnore: true */ file, 'utf8').then((json) => JSON.parse(json)) }
  return kept.content
}
