import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '@/tests/support/chromium'
import { type Measured, pagesToMeasure } from './addresses'
import { type Figures, median, medians } from './figures'
import { startHttp2 } from './http2'
import { installPackages } from './install'
import { visit } from './lighthouse'
import { type Options, readOptions } from './options'
import { type Peer, peerNames, startPeers } from './peers'
import { startSite } from './site'
import { toRatio, toTable } from './table'
import { mainThreadWithoutScript } from './without-script'

const work = '.cache/bench'

type Subject = { name: string; url: string; visits: Figures[] }

const options = readOptions(process.argv.slice(2))
installPackages()
mkdirSync(work, { recursive: true })
const site = await startSite()
const stops: (() => unknown)[] = [site.stop]
const results: Record<string, unknown> = {}
try {
  const { siteRoutes } = await import('@/tests/support/routes')
  const pages = pagesToMeasure(siteRoutes).filter((page) => isAskedFor(page, options))
  const peers = await startPeers(work)
  stops.push(...peers.map(({ stop }) => stop))
  if (options.protocols.includes('1.1'))
    await compare(
      'HTTP/1.1',
      toSubjects(pages, peers, (port) => `http://localhost:${port}`),
    )
  if (options.protocols.includes('2')) await compareOverHttp2(pages, peers)
  await compareWithoutScript(peers)
} finally {
  for (const stop of stops) await stop()
}
const file = join(work, `pages-${new Date().toISOString().replaceAll(':', '')}.json`)
writeFileSync(file, JSON.stringify(results, null, 2))
console.log(`\n${file} has every visit.`)

function isAskedFor({ name, locale }: Measured, { kinds, languages }: Options): boolean {
  return (kinds?.includes(name) ?? true) && (languages?.includes(locale) ?? true)
}

async function compareOverHttp2(pages: readonly Measured[], peers: readonly Peer[]): Promise<void> {
  const http2 = await startHttp2([site.port, ...peers.map(({ port }) => port)], work)
  if (!http2) return console.log('\nHTTP/2 was not measured: it needs nginx and openssl.')
  stops.unshift(http2.stop)
  await compare(
    'HTTP/2',
    toSubjects(pages, peers, (port) => `https://localhost:${http2.portOf(port)}`),
  )
}

function toSubjects(pages: readonly Measured[], peers: readonly Peer[], originOf: (port: number) => string): Subject[] {
  return [
    ...peers.map(({ name, port }) => ({ name, url: `${originOf(port)}/`, visits: [] })),
    ...pages.map(({ name, locale, address }) => ({ name: `${locale} ${name}`, url: originOf(site.port) + address, visits: [] })),
  ]
}

/** Visits in turns: what slows the machine down for a while slows everybody down. */
async function compare(protocol: string, subjects: Subject[]): Promise<void> {
  for (let round = 1; round <= options.rounds; round++)
    for (const [at, { name, url, visits }] of subjects.entries()) {
      process.stderr.write(`\r${protocol}, round ${round} of ${options.rounds}, ${at + 1} of ${subjects.length}: ${name}\x1b[K`)
      await visit(url, join(work, 'lighthouse')).then(
        (figures) => visits.push(figures),
        ({ message }) => {
          console.error(`\n${name} could not be measured: ${message}`)
          process.exitCode = 1
        },
      )
    }
  process.stderr.write('\r\x1b[K')
  results[protocol] = subjects
  console.log(`\nLighthouse, mobile, ${protocol}, medians of ${options.rounds}; “cpu”: on a processor that nobody shares`)
  console.log(toTable(rowsOf(subjects)))
}

function rowsOf(subjects: readonly Subject[]): string[][] {
  const measured = subjects.filter(({ visits }) => visits.length > 0).map((subject) => ({ ...subject, ...medians(subject.visits) }))
  const [twin, astro] = peerNames.map((peer) => measured.find(({ name }) => name === peer))
  const head = 'page score cpu FCP LCP TBT cpu CLS main requests kB later LCP/twin LCP/Astro kB/twin'.split(' ')
  const rows = measured.map(({ name, score, scoreCpu, fcp, lcp, tbt, tbtCpu, cls, main, requests, kilobytes, later }) => {
    const whole = [score, scoreCpu, fcp, lcp, tbt, tbtCpu].map((value) => value.toFixed(0))
    const rest = [main, requests, kilobytes, later].map((value) => value.toFixed(0))
    const ratios = [toRatio(lcp, twin?.lcp ?? 0), toRatio(lcp, astro?.lcp ?? 0), toRatio(kilobytes, twin?.kilobytes ?? 0)]
    return [name, ...whole, cls.toFixed(3), ...rest, ...ratios]
  })
  return [head, ...rows]
}

async function compareWithoutScript(peers: readonly Peer[]): Promise<void> {
  const browser = await chromium.launch(launchOptions())
  const subjects = [{ name: 'home', port: site.port }, ...peers].map(({ name, port }) => ({ name, port, times: [] as number[] }))
  for (let round = 1; round <= options.rounds; round++)
    for (const { port, times } of subjects) times.push(await mainThreadWithoutScript(browser, `http://localhost:${port}/`))
  await browser.close()
  results['without script'] = subjects
  console.log(`\nMain thread without script, computed ms × 4, medians of ${options.rounds}`)
  const peer = median(subjects[1]?.times ?? [])
  console.log(toTable(subjects.map(({ name, times }) => [name, median(times).toFixed(0), toRatio(median(times), peer)])))
}
