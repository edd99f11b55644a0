import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type LiveSite, startLiveSite } from '../support/live-site'

const secret = 'a-secret-of-more-than-thirty-two-letters'
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Kyiv' })

let folder: string
let site: LiveSite
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'numbers-'))
})
afterEach(async () => {
  await site.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'
const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.address + path, { headers: { accept: 'text/html', 'user-agent': agent, ...headers } })
const numbers = (authorization = `Bearer ${secret}`) => {
  const [from, to] = [new Date(Date.now() - 86_400_000), new Date()].map((day) => today.format(day))
  return fetch(`${site.address}/api/numbers?from=${from}&to=${to}`, { headers: { authorization } })
}

it('what a site is asked for is counted, told to whoever has the secret and to its owner, and says nothing of anybody', async () => {
  const variables = { DATA_DIR: folder, NUMBERS: 'true', PUBLISH_SECRET: secret }
  site = await startLiveSite(variables)
  await open('/blog?utm_source=dou', { referer: 'https://dou.ua/' })
  await open('/uk/services', { 'user-agent': 'Googlebot/2.1' })
  await open('/estimate/results?preset=saas&note=confidential', { 'x-forwarded-for': '198.51.100.77' })
  const words = {
    requestId: 'request-1',
    locale: 'en',
    name: 'Marta',
    contact: '@marta_h',
    message: 'Eleven cafés.',
    estimate: 'p=web&b=acc.email',
  }
  const posted = await fetch(`${site.address}/api/contact`, {
    method: 'POST',
    body: JSON.stringify(words),
    headers: { 'Content-Type': 'application/json' },
  })
  expect(posted.status).toBe(200)
  expect((await numbers('Bearer wrong')).status).toBe(401)
  const told = await (await numbers()).json()
  expect(told.totals).toEqual({ views: 2, entries: 2, results: 0, messages: 1, estimates: 1, bots: 1 })
  expect(told.pages.map(({ name }: { name: string }) => name)).toEqual(['/blog', '/estimate/results'])
  expect(told.referrers).toContainEqual({ name: 'dou.ua', number: 1 })
  await site.end('SIGTERM')
  const kept = readFileSync(join(folder, 'numbers.db'), 'latin1')
  expect(kept).toContain('/estimate/results')
  for (const trait of ['198.51', 'Firefox', 'confidential', 'Marta']) expect(kept).not.toContain(trait)
  const printed = execFileSync('npx', ['tsx', 'scripts/numbers/main.ts'], { env: { ...process.env, DATA_DIR: folder }, encoding: 'utf8' })
  expect(printed).toMatch(/Pages opened +2 +before: 0\n[\s\S]*Campaigns\n +1 +dou\n/)
  site = await startLiveSite(variables)
  expect((await (await numbers()).json()).totals.views).toBe(2)
})

it('a site that was not told to counts nothing, and has no numbers to tell', async () => {
  site = await startLiveSite({ DATA_DIR: folder, PUBLISH_SECRET: secret })
  await open('/')
  expect((await numbers()).status).toBe(404)
})
