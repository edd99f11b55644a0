import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SiteContent } from './types'

/** Written before every build and by nothing else, so a build publishes one state of the content and never an older one. */
const file = () => join(process.cwd(), '.content', 'site.json')

let kept: { content: Promise<SiteContent>; modified: number } | undefined

export async function writeSnapshot(content: SiteContent): Promise<void> {
  await mkdir(dirname(file()), { recursive: true })
  await writeFile(file(), JSON.stringify(content))
}

export async function removeSnapshot(): Promise<void> {
  await rm(file(), { force: true })
}

/** Read once per process and state of the file; the development server sees an edit at the next request. */
export async function readSnapshot(): Promise<SiteContent> {
  const { mtimeMs } = await stat(file()).catch((cause: unknown) => {
    throw new Error('The content has not been prepared; run "npm run prepare:content" or "npm run build".', { cause })
  })
  if (kept?.modified !== mtimeMs) kept = { modified: mtimeMs, content: readFile(file(), 'utf8').then((json) => JSON.parse(json)) }
  return kept.content
}
