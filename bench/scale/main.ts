import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { locales } from '@/routing/locales'
import { toTable } from '../pages/table'
import { changeArticle, writeArticles } from './articles'
import { sizeOf } from './release-size'
import { type BuildRun, runBuild } from './run-build'
import { createWorkArea } from './work-area'

const { values } = parseArgs({ options: { articles: { type: 'string', default: '2000' }, keep: { type: 'boolean', default: false } } })
const articles = Number(values.articles)
if (!Number.isInteger(articles) || articles < 10) throw new Error('--articles must be a whole number from 10 on.')

const { folder, remove } = await createWorkArea()
try {
  await writeArticles(join(folder, 'content'), articles)
  const cold = await measure('cold')
  await changeArticle(join(folder, 'content'))
  const warm = await measure('one article changed')
  mkdirSync('.cache/bench', { recursive: true })
  const file = `.cache/bench/scale-${new Date().toISOString().replaceAll(':', '')}.json`
  writeFileSync(file, JSON.stringify({ articles, cold, warm }, null, 2))
} finally {
  if (values.keep) console.log(`The copy stays in ${folder}`)
  else await remove()
}

async function measure(name: string): Promise<BuildRun> {
  const before = loadavg()[0] ?? 0
  const run = await runBuild(folder)
  const pages = articles * locales.length
  const inFigures = ({ seconds, cpuSeconds }: { seconds: number; cpuSeconds: number }) =>
    [seconds, (seconds / pages) * 1000, cpuSeconds].map((value) => value.toFixed(1))
  console.log(
    `\n${articles} articles in ${locales.length} languages, ${name}; load ${before.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after`,
  )
  const phases = run.phases.map((phase) => [phase.name, ...inFigures(phase)])
  console.log(toTable([['step', 's', 's per 1,000 pages', 's of the cores'], ...phases, ['in all', ...inFigures(run)]]))
  const release = join(folder, '.releases', newestRelease())
  const sizes = await sizeOf(release)
  const sum = (key: 'files' | 'megabytes') => sizes.reduce((all, size) => all + size[key], 0)
  const large = sizes.filter(({ megabytes, files }) => megabytes >= 1 || files > articles)
  const rows = large.map(({ kind, files, megabytes }) => [kind, String(files), megabytes.toFixed(1)])
  console.log(`\n${toTable([['release', 'files', 'MB'], ...rows, ['in all', String(sum('files')), sum('megabytes').toFixed(1)]])}`)
  console.log(`Memory of all processes together: ${run.peakMegabytes.toFixed(0)} MB at most\n`)
  return run
}

function newestRelease(): string {
  const names = readdirSync(join(folder, '.releases')).filter((name) => /^\d.*Z-\w+$/.test(name))
  return names.sort().at(-1) ?? ''
}
