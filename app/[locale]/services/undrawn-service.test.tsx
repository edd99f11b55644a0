// @vitest-environment node
import { readFileSync } from 'node:fs'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { drawnServices } from '@/components/services/drawn-services'
import { toServicePrice } from '@/components/services/service-price'
import { ServiceRows } from '@/components/services/service-rows'
import { getEstimatePresets, getServices } from '@/content-client'
import { catalogues } from '@/messages/catalogues'
import { locales } from '@/routing/locales'
import { ServiceChooser } from './_overview/service-chooser'
import { ServicesList } from './_overview/services-list'
import { ServiceHero } from './[service]/_service/service-hero'
import { ServiceManifest } from './[service]/_service/service-manifest'
import { ServiceProblem } from './[service]/_service/service-problem'

describe.each(locales)('a service nobody has drawn yet (%s)', async (locale) => {
  const presets = await getEstimatePresets(locale)
  const [drawn] = await getServices(locale)
  if (!drawn) throw new Error('The content has no service.')
  const undrawn = { ...drawn, slug: 'accessibility-audit' }
  const render = (node: React.ReactNode) =>
    renderToStaticMarkup(
      <NextIntlClientProvider
        locale={locale}
        messages={catalogues[locale]}
        timeZone="Europe/Kyiv"
        onError={(error) => {
          throw error
        }}
      >
        {node}
      </NextIntlClientProvider>,
    )
  const views = (service: typeof drawn) => [
    render(<ServiceRows services={[service]} presets={presets} />),
    render(<ServiceHero service={service} price={toServicePrice(service, presets)} document={undefined} />),
    render(<ServiceChooser services={[service]} presets={presets} />),
    render(<ServicesList services={[service]} presets={presets} />),
  ]
  const partsOf = (service: typeof drawn) => [render(<ServiceProblem service={service} />), render(<ServiceManifest service={service} />)]
  const picturesIn = (html: string) => [...html.matchAll(/ src="([^"]*)"/g)].map(([, address]) => address)

  it('is shown with its words and its price, and without a picture', () => {
    for (const html of views(undrawn)) {
      expect(html).toContain(drawn.title)
      expect(html).toContain(locale === 'uk' ? '₴' : '$')
      expect(picturesIn(html)).toEqual([])
    }
  })

  it('says when it helps and what one gets, without a picture', () => {
    const [problem = '', manifest = ''] = partsOf(undrawn)
    for (const { title } of drawn.deliverables) expect(manifest).toContain(title)
    expect(picturesIn(problem + manifest)).toEqual([])
  })

  it('is otherwise shown as the drawn ones are', () => {
    const [rows = '', hero = '', , list = ''] = views(drawn)
    expect(drawnServices).toContain(drawn.slug)
    expect([rows, hero, list].map((html) => picturesIn(html))).toEqual([
      [`/images/satellites.svg#${drawn.slug}`],
      [`/images/blueprints/${drawn.slug}.svg`],
      [`/images/blueprints/${drawn.slug}.svg`],
    ])
    const [problem = '', manifest = ''] = partsOf(drawn)
    expect(picturesIn(problem)).toEqual([`/images/services/${drawn.slug}.webp`])
    const sheet = readFileSync('public/images/manifest.svg', 'utf8')
    const pieces = picturesIn(manifest).map((address) => address?.replace('/images/manifest.svg#', ''))
    expect(pieces).toHaveLength(drawn.deliverables.length)
    expect(pieces.filter((piece) => !sheet.includes(`<view id="${piece}"`))).toEqual([])
  })
})
