import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { heavyQuery } from './heavy-query'

const site = process.env.SITE_URL ?? 'http://localhost:3000'
const server = process.env.SERVER_PID
const seconds = Number(process.env.SECONDS ?? 15)
const visitors = 10
const attackers = 50

type Phase = { pages: number; failed: number; slowest: number; flood: Record<number, number>; memory: number }

let turn = 0
const floods: Record<string, () => string> = {
  reports: () => `/api/estimate/report?${heavyQuery(turn++)}`,
  pictures: () => `/api/estimate/report/picture?${heavyQuery(turn++)}`,
  'answers of the interface': () => `/api/estimate/v1?${heavyQuery(turn++)}`,
  'steps of the form': () => `/api/estimate/form?at=functional-blocks&${heavyQuery(turn++)}`,
  'a mixture': () => Object.values(floods)[turn % 4]?.() ?? '/',
}

await measure()
report('nobody attacks', await measure())
for (const [name, address] of Object.entries(floods)) {
  report(`${attackers} connections ask for ${name}`, await measure(address))
  report('  and afterwards', await measure())
}

/** How many pages visitors get in a second, on `visitors` connections, while `attackers` others ask for `flood`. */
async function measure(flood?: () => string): Promise<Phase> {
  const phase: Phase = { pages: 0, failed: 0, slowest: 0, flood: {}, memory: 0 }
  const end = performance.now() + seconds * 1000
  const agents = [new Agent({ keepAlive: true, maxSockets: visitors }), new Agent({ keepAlive: true, maxSockets: attackers })] as const
  const visit = async () => {
    while (performance.now() < end) {
      const begin = performance.now()
      const status = await ask(`${site}/services`, agents[0])
      if (status === 200) phase.pages += 1 / seconds
      else phase.failed++
      phase.slowest = Math.max(phase.slowest, performance.now() - begin)
    }
  }
  const attack = async (address: () => string) => {
    while (performance.now() < end) {
      const status = await ask(site + address(), agents[1])
      phase.flood[status] = (phase.flood[status] ?? 0) + 1
    }
  }
  const watch = async () => {
    while (performance.now() < end) {
      phase.memory = Math.max(phase.memory, residentMegabytes())
      await setTimeout(200)
    }
  }
  const attacks = flood ? Array.from({ length: attackers }, () => attack(flood)) : []
  await Promise.all([watch(), ...Array.from({ length: visitors }, visit), ...attacks])
  for (const agent of agents) agent.destroy()
  return phase
}

/** The status of an answer; 0 where the connection broke. */
function ask(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const fail = () => resolve(0)
    get(address, { agent }, (response) => {
      response
        .resume()
        .on('end', () => resolve(response.statusCode ?? 0))
        .on('error', fail)
    }).on('error', fail)
  })
}

/** What the server's process takes of memory; 0 where it was not said which one it is. */
function residentMegabytes(): number {
  if (!server) return 0
  const [, kilobytes = '0'] = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${server}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

function report(name: string, { pages, failed, slowest, flood, memory }: Phase): void {
  const answers = Object.entries(flood).map(([status, count]) => `${count} × ${status}`)
  const parts = [
    `${pages.toFixed(0)} pages/s`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    `slowest ${slowest.toFixed(0)} ms`,
    ...(server ? [`${memory.toFixed(0)} MB`] : []),
    ...answers,
  ]
  console.log(`${name.padEnd(58)}${parts.join(', ')}`)
}
