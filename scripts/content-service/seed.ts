import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { createInterface as createPrompt } from 'node:readline/promises'
import { paintPictures } from '@/build/brand/paint-pictures'
import { progress } from '@/build/progress'
import { prepareProject, project } from './project'
import { readEntries, readPictures } from './read-entries'
import { addressOf, ensureSecrets } from './secrets'

type Outcome = 'created' | 'updated' | 'unchanged' | 'kept'

/** A line of `content-service/scripts/import.js`. */
type Line =
  | { step: 'entries'; done: number; of: number; entry: string; outcome: Outcome }
  | { step: 'pictures' | 'publish'; done: number; of: number }
  | { failed: string; details: string[] }

export type Outcomes = Readonly<Record<Outcome, readonly string[]>>

/** `npm run content-service -- seed`. */
export async function seed(words: readonly string[]): Promise<void> {
  const overwrite = words.includes('--overwrite')
  const secrets = await ensureSecrets()
  await prepareProject()
  const isRunning = await fetch(`${addressOf(secrets).replace(/\/api$/, '')}/_health`).then(
    () => true,
    () => false,
  )
  // Two programs must not write one SQLite file.
  if (isRunning) throw new Error('The content service is running; stop it first.')
  if (overwrite && !words.includes('--yes')) await confirm()
  describeOutcomes(await importContent({ overwrite }))
}

async function confirm(): Promise<void> {
  if (!process.stdin.isTTY) throw new Error('What editors have changed would be lost; add --yes if that is what you want.')
  const prompt = createPrompt(process.stdin, process.stdout)
  const answer = await prompt.question(
    'What editors have changed will be replaced by content/, also what they deleted. Type "overwrite" to go on: ',
  )
  prompt.close()
  if (answer.trim() !== 'overwrite') throw new Error('Nothing was imported.')
}

/** Brings everything in `content/` into the database of a project. @throws an Error with what Strapi refused. */
export async function importContent({ overwrite = false, folder = 'content', cwd = project } = {}): Promise<Outcomes> {
  const entries = await readEntries(folder)
  await paintPictures()
  const pictures = await readPictures(entries)
  console.log(`Importing ${entries.length} entries and ${pictures.length} pictures …`)
  const child = spawn(process.execPath, ['scripts/import.js'], { cwd, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  child.stdin.end(JSON.stringify({ entries, pictures, overwrite }))
  const outcomes: Record<Outcome, string[]> = { created: [], updated: [], unchanged: [], kept: [] }
  const says = { pictures: 'pictures', entries: 'entries', publish: 'publications' }
  const steps = Object.fromEntries(
    Object.entries(says).map(([step, what]) => [step, progress((done, all) => `${done} of ${all} ${what} …`)]),
  ) as Record<keyof typeof says, ReturnType<typeof progress>>
  for await (const text of createInterface({ input: child.stdout })) {
    // Strapi's own log lines go the same way.
    if (!text.startsWith('{')) continue
    const line = JSON.parse(text) as Line
    if ('failed' in line) throw new Error(`The import failed: ${[line.failed, ...line.details].join('\n')}`)
    steps[line.step](line.done, line.of)
    if (line.step === 'entries') outcomes[line.outcome].push(line.entry)
  }
  if ((await ended) !== 0) throw new Error('The import ended before its time; nothing is lost, start it again.')
  return outcomes
}

export function describeOutcomes({ created, updated, unchanged, kept }: Outcomes): void {
  console.log(`${created.length} created, ${updated.length} updated, ${unchanged.length} unchanged.`)
  if (kept.length === 0) return
  console.log(`Changed in the panel and kept as they are there (--overwrite replaces them):\n${kept.map((name) => `  ${name}`).join('\n')}`)
}
