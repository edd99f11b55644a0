import { afterEach, describe, expect, it, vi } from 'vitest'
import { locales } from '@/routing/locales'
import { allWords } from '@/tests/support/estimate-views'
import { GET as form } from '../../api/estimate/form'
import { GET as linked } from '../../api/estimate/linked'
import { GET as pdf } from '../../api/estimate/pdf'
import { GET as picture } from '../../api/estimate/picture'
import { GET as report } from '../../api/estimate/report'
import { GET as estimate } from '../../api/estimate/v1'
import { keyOf, readRequest } from '../read'
import { documents, pictures } from './answer-once'
import { workLimits } from './limits'
import type { WorkQueue } from './work-queue'

vi.mock('./limits', async (original) => {
  const { workLimits: limits } = await original<typeof import('./limits')>()
  const restless = { rest: 0, leastRest: 0 }
  const queues = { documents: { ...limits.documents, ...restless }, pictures: { ...limits.pictures, ...restless } }
  return { workLimits: { ...limits, ...queues, refusalMilliseconds: 0 } }
})

const ask = (query: string, headers: Record<string, string> = {}) => new Request(`http://site.example/?${query}`, { headers })

let finish = () => {}
let filling: Promise<void>[] = []

/** Work that ends when the test does, as much as the queue takes. */
async function fill(queue: WorkQueue, { waiting }: { waiting: number }): Promise<void> {
  const end = new Promise<void>((resolve) => {
    finish = resolve
  })
  await new Promise<void>((begin) => {
    filling = [
      queue(() => {
        begin()
        return end
      }),
    ]
  })
  filling.push(...Array.from({ length: waiting }, (_, sender) => queue(() => end, `${sender}`)))
}

afterEach(async () => {
  finish()
  await Promise.all(filling)
})

describe('an answer of the estimate', () => {
  const keyFor = async (query: string) => keyOf(await readRequest(ask(query)))

  it('is the same for every spelling of the same estimate, whatever a campaign adds to its address', async () => {
    const key = await keyFor('t=shop&q=production&b=acc.email_pay.checkout')
    for (const spelled of [
      'q=production&b=pay.checkout_acc.email&t=shop',
      'utm_source=x&t=shop&fbclid=1&q=production&b.acc.email=on&b.pay.checkout=on&utm_medium=y',
      'v=1&t=shop&q=production&b=acc.email&b=pay.checkout&lang=en&cur=USD',
    ])
      expect(await keyFor(spelled), spelled).toBe(key)
    for (const other of ['t=shop&q=production&b=acc.email', 't=shop&q=production&b=acc.email_pay.checkout&lang=uk'])
      expect(await keyFor(other), other).not.toBe(key)
  })

  it('names what it could not read, so that a mistake is never answered with what was said of another', async () => {
    const keys = await Promise.all(['zz.a', 'yy.a', 'zz.a_yy.a'].map((mistakes) => keyFor(`b=acc.email_${mistakes}`)))
    expect(new Set(keys).size).toBe(3)
  })

  it('is not sent again to who has it', async () => {
    const first = await estimate(ask('b=acc.email_pay.checkout'))
    const tag = first.headers.get('etag') ?? ''
    const second = await estimate(ask('b=pay.checkout_acc.email&utm_source=x', { 'If-None-Match': `"other", ${tag}` }))
    expect([first.status, second.status, second.headers.get('etag'), await second.text()]).toEqual([200, 304, tag, ''])
    expect(second.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
    expect((await estimate(ask('b=acc.email', { 'If-None-Match': tag }))).status).toBe(200)
  })
})

describe('while more is asked for than can be computed', () => {
  it.each(locales)('a visitor reads when to come back, in their language (%s)', async (locale) => {
    await fill(documents, workLimits.documents)
    const words = allWords(locale).in('PlainBusy')
    for (const answer of [
      await report(ask(`b=acc.email_zz.busy&lang=${locale}`)),
      await formOf(`at=technologies&b=acc.email&lang=${locale}`),
    ]) {
      expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([429, '15', 'no-store'])
      const text = await answer.text()
      for (const said of [words('title'), words('text', { seconds: '15' })]) expect(text).toContain(said)
    }
  })

  it.each([
    ['a program', estimate],
    ['whoever asks for the PDF', pdf],
  ])('%s gets the same as a problem it can read', async (_, get) => {
    await fill(documents, workLimits.documents)
    const answer = await get(ask('b=acc.email_zz.busy'))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '15'])
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    expect(await answer.json()).toMatchObject({ status: 429, title: expect.any(String), detail: expect.stringContaining('15 seconds') })
  })

  it('a messenger is told to ask for the picture later', async () => {
    await fill(pictures, workLimits.pictures)
    const answer = await picture(ask('b=acc.email_zz.busy'))
    expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([429, '15', ''])
  })

  it.each(locales)('the page of a link is still opened with its estimate in it (%s)', async (locale) => {
    await fill(documents, workLimits.documents)
    const answer = await linked(new Request(`http://site.example/api/estimate/linked/${locale}/results?b=acc.email_pay.checkout`))
    expect(answer.status).toBe(200)
    expect((await answer.json()).title).toMatch(/\d/)
  })

  it('what was computed before is still answered', async () => {
    const before = await (await estimate(ask('b=acc.email_seo.base'))).text()
    await fill(documents, workLimits.documents)
    const during = await estimate(ask('b=seo.base_acc.email'))
    expect([during.status, await during.text()]).toEqual([200, before])
  })
})

async function formOf(query: string): Promise<Response> {
  const { NextRequest } = await import('next/server')
  return form(new NextRequest(ask(query)))
}
