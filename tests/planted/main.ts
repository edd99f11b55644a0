import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'

type Fault = { file: string; says: string; from: string; to: string }

const byFile = parse(readFileSync('tests/planted/faults.yaml', 'utf8')) as Record<string, Omit<Fault, 'file'>[]>
const faults: Fault[] = Object.entries(byFile).flatMap(([file, all]) => all.map((fault) => ({ file, ...fault })))

// `npm run test:planted [--pages] [WORDS]`: makes one mistake after another, those whose file or sentence has the words, and says which
// test of `npm test` tells it. With --pages, what no unit test tells is built and its pages are read. A suite that grows smaller has to
// catch as many as before.
const results = join(tmpdir(), `planted-${process.pid}.json`)
const least = 0.95

type Report = { testResults: { name: string; message: string; assertionResults: { status: string; fullName: string }[] }[] }

const words = process.argv.slice(2)
const readsPages = words[0] === '--pages'
const wanted = words.slice(readsPages ? 1 : 0).join(' ')
const chosen = faults.filter(({ file, says }) => `${file} ${says}`.includes(wanted))
const missed: Fault[] = []
for (const fault of chosen) {
  const caughtBy = plant(fault)
  if (!caughtBy) missed.push(fault)
  console.log(`${caughtBy ? '✓' : '✗ MISSED'} ${fault.file}: ${fault.says}${caughtBy ? `\n    ${caughtBy}` : ''}`)
}
console.log(`\n${chosen.length - missed.length} of ${chosen.length} planted faults are caught.`)
if (missed.length > chosen.length * (1 - least)) process.exitCode = 1

/** Answers the first test that fails with it; undefined when none does. */
function plant({ file, from, to }: Fault): string | undefined {
  const written = readFileSync(file, 'utf8')
  if (written.split(from).length !== 2) throw new Error(`${file} does not say "${from}" once any more: mend tests/planted/faults.yaml.`)
  const mend = () => writeFileSync(file, written)
  process.once('SIGINT', mend)
  try {
    writeFileSync(
      file,
      written.replace(from, () => to),
    )
    return firstFailure(file) ?? (readsPages ? failureOfPages() : undefined)
  } finally {
    mend()
    process.off('SIGINT', mend)
  }
}

/** Of the tests beside a file, then of all that import it, then of those that read what no test imports. */
function firstFailure(file: string): string | undefined {
  return failureOf('run', file.split('/').slice(0, -1).join('/')) ?? failureOf('related', file) ?? failureOf('run', 'tests/architecture')
}

function failureOf(way: 'run' | 'related', place: string): string | undefined {
  rmSync(results, { force: true })
  const projects = ['unit', 'unit-dom', 'architecture', 'content-service'].flatMap((project) => ['--project', project])
  const command = [
    'vitest',
    way,
    '--run',
    place,
    ...projects,
    '--passWithNoTests',
    '--bail=1',
    '--reporter=json',
    `--outputFile=${results}`,
  ]
  try {
    execFileSync('npx', command, { stdio: 'ignore' })
    return undefined
  } catch {
    const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as Report
    const [failed] = testResults.flatMap(({ name, message, assertionResults }) => {
      const titles = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
      const all = titles.length > 0 || message === '' ? titles : [message.split('\n')[0] ?? '']
      return all.map((title) => `${name.slice(process.cwd().length + 1)}: ${title}`)
    })
    return failed
  }
}

/** The stage of `npm test` that builds, reads every page and asks the server. */
function failureOfPages(): string | undefined {
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', 'scripts/test.ts', 'build', '--bail=1'], { encoding: 'utf8' })
  return status === 0 ? undefined : (/^Failed:\n +(.+)/m.exec(stdout)?.[1] ?? `the build: ${stderr.trim().split('\n').at(-1)}`)
}
