import { describe, expect, it } from 'vitest'
import type { PageParts } from '@/routing/estimate-links'
import { hashSource } from '@/routing/policy-hash'
import { fillPage } from './fill-page'

const hostile = `"><script>alert(1)</script>'&`

/** What of a finished page matters here. */
const page = [
  `<html><head><meta http-equiv="Content-Security-Policy" content="script-src 'self'; style-src 'self'; img-src 'self'"/><title>Results</title><meta name="description" content="Old"/><link rel="canonical" href="https://a.example/estimate/results"/>`,
  '<meta property="og:title" content="Results"/><meta property="og:type" content="website"/></head><body>',
  '<a href="/uk/estimate/results" data-language="uk">UA</a><a href="/estimate/settings" data-estimate-link="">Settings</a>',
  '<a href="/contacts" data-estimate-link="estimate">Contacts</a>',
  '<div class="a" data-filled="results"></div><div><p>Stays</p></div>',
  '<noscript class="a" data-filled="estimate"><p>Nothing</p></noscript><noscript><p>Stays</p></noscript>',
  '<form id="estimate-step"><input type="hidden" name="step" value="settings"/><noscript data-filled="fields"></noscript>',
  '<input type="radio" name="t" checked="" value="saas"/><input type="radio" name="t" value="shop"/>',
  '<input type="checkbox" data-toggle="b.acc.email"/><input type="number" name="roles" value="2"/></form>',
  '<input type="text" name="roles" value="of another form"/></body></html>',
].join('')

const fill = (parts: Partial<PageParts>) =>
  fillPage(page, { title: 'T', metas: {}, json: '/', query: 'v=1&t=shop', filled: {}, estimate: null, sheet: '', fields: [], ...parts })

describe('a page that is filled', () => {
  it('has the head of its estimate, and keeps what that does not name', () => {
    const html = fill({
      title: 'Shop',
      metas: { description: 'New', 'og:title': 'Shop' },
      json: '/api',
    })
    expect(html).toContain(
      '<title>Shop</title><meta name="description" content="New"/><link rel="canonical" href="https://a.example/estimate/results"/>',
    )
    expect(html).toContain('<meta property="og:title" content="Shop"/><meta property="og:type" content="website"/>')
    expect(html).toContain('<link rel="alternate" type="application/json" href="/api"/></head>')
    expect(fill({ title: null })).toContain('<title>Results</title>')
  })

  it('names its style sheet in its policy', () => {
    const html = fill({ sheet: '#range{--low:0}', metas: { description: 'style-src; "' } })
    expect(html).toContain(`style-src 'self' ${hashSource('#range{--low:0}')}; img-src`)
    expect(html).toContain('<style>#range{--low:0}</style></head>')
    expect(fill({ sheet: '' })).toContain("style-src 'self'; img-src")
  })

  it('takes no text for a tag', () => {
    const html = fill({ title: hostile, metas: { description: hostile }, query: hostile, fields: [['b.x', hostile]] })
    expect(html).not.toContain('<script')
    expect(html.match(/<meta /g)).toHaveLength(4)
  })

  it('takes the estimate along in links to steps and to the other language', () => {
    const html = fill({})
    expect(html).toContain('<a href="/uk/estimate/results?v=1&amp;t=shop" data-language="uk">')
    expect(html).toContain('<a href="/estimate/settings?v=1&amp;t=shop" data-estimate-link="">')
    expect(html).toContain('<a href="/contacts" data-estimate-link="estimate">')
  })

  it('shows the estimate where there are no scripts', () => {
    const html = fill({ filled: { estimate: '<p>$1 of it</p>' } })
    expect(html).toContain('<noscript class="a" data-filled="estimate"><p>$1 of it</p></noscript><noscript><p>Stays</p></noscript>')
  })

  it('shows the estimate before its scripts run, and places it by a sheet of its own', () => {
    const html = fill({ filled: { results: '<h1>$1 of it</h1>' }, sheet: '#range{--low:0.1}' })
    expect(html).toContain('<style>#range{--low:0.1}</style></head>')
    expect(html).toContain('<div class="a" data-filled="results"><h1>$1 of it</h1></div><div><p>Stays</p></div>')
    expect(fill({})).not.toContain('<style')
  })

  it('has the values of its form, and sends along what has no control', () => {
    const html = fill({
      fields: [
        ['t', 'shop'],
        ['roles', '4'],
        ['b.acc.email', 'on'],
        ['x', 'nuxt'],
        ['by', ''],
      ],
    })
    expect(html).toContain('<input type="radio" name="t" value="saas"/><input type="radio" name="t" value="shop" checked=""/>')
    expect(html).toContain('<input type="checkbox" data-toggle="b.acc.email" checked=""/><input type="number" name="roles" value="4"/>')
    const unseen = '<input type="hidden" name="b.acc.email" value="on"/><input type="hidden" name="x" value="nuxt"/>'
    expect(html).toContain(`<noscript data-filled="fields">${unseen}</noscript>`)
    expect(html).toContain('value="of another form"')
  })
})
