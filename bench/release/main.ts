import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findFreePort } from '@/tests/support/free-port'
import { toTable } from '../pages/table'
import { writeArticles } from '../scale/articles'
import { runBuild } from '../scale/run-build'
import { createWorkArea } from '../scale/work-area'
import { changes, type EditedArticle } from './changes'
import { startSite } from './live-site'

const { values } = parseArgs({ options: { articles: { type: 'string', default: '500' }, keep: { type: 'boolean', default: false } } })
const articles = Number(values.articles)
if (!Number.isInteger(articles) || articles < 0)
  throw new Error('--articles must be a whole number; 0 is the content of the site as it is.')
const edited: EditedArticle = articles > 0 ? { slug: 'scale/note-1' } : { slug: 'friday-note' }

const { folder, remove } = await createWorkArea()
const port = await findFreePort()
const variables = { SITE_URL: `http://localhost:${port}`, PORT: String(port) }
const found: object[] = []
try {
  if (articles > 0) await writeArticles(join(folder, 'content'), articles)
  await release('Everything, for the first time')
  const site = await startSite(folder, variables)
  try {
    for (const { name, make } of changes) {
      const shown = await make(join(folder, 'content'), edited)
      const live = site.untilShown(`/blog/${edited.slug}`, shown)
      await release(name, live)
    }
  } finally {
    await site.stop()
  }
  mkdirSync('.cache/bench', { recursive: true })
  writeFileSync(`.cache/bench/release-${new Date().toISOString().replaceAll(':', '')}.json`, JSON.stringify({ articles, found }, null, 2))
} finally {
  if (values.keep) console.log(`The copy stays in ${folder}`)
  else await remove()
}

async function release(name: string, live?: Promise<number>): Promise<void> {
  const load = loadavg()[0] ?? 0
  const run = await runBuild(folder, { script: 'scripts/release.ts', variables })
  const rows = run.phases.map(({ name: phase, seconds }) => [phase, seconds.toFixed(1)])
  const liveAfter = await live
  if (liveAfter !== undefined)
    rows.push(['shown by the running site', (liveAfter - run.seconds).toFixed(1)], ['from the trigger to live', liveAfter.toFixed(1)])
  else rows.push(['in all', run.seconds.toFixed(1)])
  console.log(`\n${name}; load ${load.toFixed(1)} before\n${toTable([['step', 's'], ...rows])}\n`)
  found.push({ name, load, phases: run.phases, seconds: run.seconds, live: liveAfter })
}
