import { describe, expect, it } from 'vitest'
import { readSnapshot } from '@/content-client/snapshot'
import { locales } from '@/routing/locales'
import { documentRoute, hrefTo } from '@/routing/routes'
import { htmlOf, pageAt } from '../support/pages'

const content = (await readSnapshot()).locales

async function htmlAt(address: string): Promise<string> {
  const page = pageAt(address)
  if (!page) throw new Error(`The build has no page ${address}.`)
  return htmlOf(page)
}

describe.each(locales)('what a buyer asks before signing (%s)', (locale) => {
  it('has one page, which leads to a document for every answer', async () => {
    const html = await htmlAt(hrefTo(locale, 'trust'))
    const named = content[locale]['trust-sections'].flatMap(({ document }) => document ?? [])
    expect(named).toHaveLength(6)
    for (const slug of named) expect(html).toContain(`href="${hrefTo(locale, documentRoute(slug))}"`)
  })

  it('is one click away from the services, each service, the contacts and every footer', async () => {
    const [service] = content[locale].services
    const targets = ['services', { name: 'services/service', slug: service?.slug ?? '' }, 'contacts'] as const
    const link = `href="${hrefTo(locale, 'trust')}"`
    for (const target of targets) expect((await htmlAt(hrefTo(locale, target))).split(link).length).toBeGreaterThan(2)
    expect(await htmlAt(hrefTo(locale, 'blog'))).toContain(link)
  })

  it('includes when the next project can begin, on every page where somebody would ask, or on none', async () => {
    const start = content[locale].organisation?.nextStart
    for (const page of ['index', 'services', 'contacts', 'trust'] as const) {
      const [, shown] = (await htmlAt(hrefTo(locale, page))).match(/<time[^>]* dateTime="(\d{4}-\d{2}-\d{2})">/i) ?? []
      if (page !== 'index') expect(shown, page).toBe(start ?? undefined)
      else if (start) expect(await htmlAt(hrefTo(locale, page))).toContain(start)
    }
  })
})
