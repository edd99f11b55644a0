import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { spoolState } from './delivery-queue'
import { listMessages } from './message-store'
import { openSpool } from './spool'

const rounds = 10
const requestIds = Array.from({ length: 500 }, (_, index) => `request-${index}`)

/** In milliseconds: what a dead program had in hand is given to the next by then. */
const betweenRounds = 11 * 60_000

it('a message that was acknowledged is there once and delivered with one key, however often the program is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crash-'))
  const mailbox = join(folder, 'mailbox')
  writeFileSync(mailbox, '')
  const random = seeded(20_261_122)
  const acknowledged: (readonly [requestId: string, reference: string])[] = []
  let killed = 0
  // After the last round nobody kills it: what was not answered is sent again, as a visitor's page does.
  for (let round = 0; round <= rounds; round++) {
    const answered = new Set(acknowledged.map(([requestId]) => requestId))
    const lines = round < rounds ? 1 + Math.floor(random() * 45) : Number.POSITIVE_INFINITY
    const left = requestIds.filter((requestId) => !answered.has(requestId))
    const run = await runUntil({ lines, delay: random() * 5 }, [
      folder,
      mailbox,
      String(Date.UTC(2026, 10, 22) + round * betweenRounds),
      left.join(),
    ])
    acknowledged.push(...run.acknowledged)
    if (run.signal === 'SIGKILL') killed++
  }

  const spool = openSpool(folder)
  const kept = new Map(listMessages(spool.database).map(({ requestId, reference }) => [requestId, reference]))
  const count = listMessages(spool.database).length
  const { depth } = spoolState(spool.database)
  spool.close()
  const delivered = readFileSync(mailbox, 'utf8').trim().split('\n')
  const keys = new Set(delivered)
  rmSync(folder, { recursive: true })
  console.log(
    `${killed} kills, ${acknowledged.length} messages acknowledged, ${count} kept, ${keys.size} delivered, ${delivered.length - keys.size} of them twice`,
  )
  expect(killed).toBe(rounds)
  expect(acknowledged.filter(([requestId, reference]) => kept.get(requestId) !== reference)).toEqual([])
  expect([acknowledged.length, count, kept.size, depth]).toEqual([requestIds.length, requestIds.length, requestIds.length, 0])
  expect([...keys].sort()).toEqual([...kept.values()].map((reference) => `${reference}-team`).sort())
})

/** Runs the program and kills it, in whatever it is doing, a few milliseconds after it acknowledged so many messages. */
async function runUntil({ lines, delay }: { lines: number; delay: number }, words: readonly string[]) {
  const program = ['--import', import.meta.resolve('tsx'), resolve('tests/support/accept-messages.ts'), ...words]
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (said.split('\n').length > lines) setTimeout(() => child.kill('SIGKILL'), delay)
  })
  const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  const whole = said.slice(0, said.lastIndexOf('\n')).split('\n')
  return { signal, acknowledged: whole.filter(Boolean).map((line) => line.split(' ') as [string, string]) }
}

/** Numbers between 0 and 1, the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
