import { describe, expect, it } from 'vitest'
import { finishPage, rowsAddress } from './finish-page'
import type { PageSheet } from './trim-sheets'

const sheets = ['/_next/static/chunks/a.css', '/_next/static/chunks/b.css']
const site = { sheet: (address: string) => `/*${address.slice(-5)}*/`, trim: (sheet: PageSheet) => sheet, later: [], loader: 'load()' }

/** A page as Next.js 16.4 writes it. */
const written = ({ head = '', body = '<main>Words</main>' } = {}) =>
  [
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
    ...sheets.map((address) => `<link rel="stylesheet" href="${address}" data-precedence="next"/>`),
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
    '<script src="/_next/static/chunks/one.js" async=""></script>',
    '<link rel="preload" href="/_next/static/chunks/later.css" as="style"/>',
    head,
    '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>',
    body,
    '<script type="application/ld+json">{"a":1}</script>',
    '<script id="_R_">(globalThis["TURBOPACK"]).push({})</script>',
    '<script src="/_next/static/chunks/main.js" async=""></script>',
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])</script></body></html>',
  ].join('')

describe('a finished page', () => {
  const { html, rows } = finishPage(written(), site)

  it('has its style inside, in the order of its sheets, and one script', () => {
    expect(html).toBe(
      '<!DOCTYPE html><html><head><meta charSet="utf-8"/><style data-precedence="next">/*a.css*//*b.css*/</style>' +
        `<script data-src="${rowsAddress(rows)} /_next/static/chunks/one.js /_next/static/chunks/main.js">load()</script></head><body>` +
        '<main>Words</main><script type="application/ld+json">{"a":1}</script></body></html>',
    )
  })

  it('has the letters of its own language', () => {
    const faces = ['en', 'uk'].map((language) => `@font-face{font-family:Harbor Grotesk ${language};src:url(/${language}.woff2)}`)
    const full = '@font-face{font-family:Harbor Grotesk;src:url(/a.woff2)}@font-face{font-family:Harbor Grotesk Fallback;src:local(Arial)}'
    const sheet = () => `${faces.join('')}${full}`
    const page = written().replace('<html>', '<html lang="en-US">')
    expect(finishPage(page, { ...site, sheet }).html).toContain(`<style data-precedence="next">${`${faces[0]}${full}`.repeat(2)}</style>`)
  })

  it('keeps what React reads in a file that first marks the sheets as loaded', () => {
    const lines = rows.split(';\n')
    expect(lines[0]).toMatch(/^for\(const href of \["\/_next\/static\/chunks\/b\.css","\/_next\/static\/chunks\/a\.css"\]\)/)
    expect(lines.slice(1)).toEqual([
      '(self.__next_f=self.__next_f||[]).push([0])',
      'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])',
      '(globalThis["TURBOPACK"]).push({})',
    ])
  })

  it('keeps the rules of a class that a component of the browser is handed and draws later', () => {
    const body = '<p class="shown"></p><script>self.__next_f.push([1,"1:{\\"className\\":\\"later\\"}"])</script>'
    const trim = (sheet: PageSheet, named: string) => ({
      ...sheet,
      text: ['shown', 'later', 'never'].filter((name) => named.includes(name)).join(),
    })
    expect(finishPage(written({ body }), { ...site, trim }).html).toContain('<style data-precedence="next">/*a.css*/shown,later</style>')
  })

  it('knows a sheet that was trimmed for it by the address of the trimmed one, and trims none that all pages share', () => {
    const trim = ({ address }: PageSheet) => ({ address: `${address}?of=1`, text: '' })
    const body = '<script>self.__next_f.push([1,"1:[\\"link\\",\\"/_next/static/chunks/b.css\\"]"])</script>'
    const trimmed = finishPage(written({ body }), { ...site, trim })
    expect(trimmed.html).toContain('<style data-precedence="next">/*a.css*/</style>')
    expect(trimmed.rows).toMatch(/^for\(const href of \["\/_next\/static\/chunks\/b\.css\?of=1","\/_next\/static\/chunks\/a\.css"\]\)/)
    expect(trimmed.rows).toContain('[\\"link\\",\\"/_next/static/chunks/b.css?of=1\\"]')
  })

  it('marks what a script would fetch later as loaded where it stands inside', () => {
    const later = [
      { address: '/part-of-b.css', text: 'b.css' },
      { address: '/other.css', text: 'c.css' },
    ]
    expect(finishPage(written(), { ...site, later }).rows).toMatch(
      /^for\(const href of \["\/part-of-b\.css","[^"]+b\.css","[^"]+a\.css"\]\)/,
    )
  })

  it('preloads no sheet once more, and none that only its error would need', () => {
    const hint = (address: string, as: string) => `:HL[\\"${address}\\",\\"${as}\\"]\\n`
    const hints = `${hint('/_next/static/chunks/a.css', 'style')}${hint('/a.woff2', 'font')}${hint('/error.css', 'style')}2:C\\n`
    const page = written({ body: `<script>self.__next_f.push([1,"${hints}"])</script>` })
    expect(finishPage(page, site).rows).toContain(`self.__next_f.push([1,"${hint('/a.woff2', 'font')}2:C\\n"])`)
  })

  it('names that file by what it says', () => {
    expect(rowsAddress(rows)).toMatch(/^\/_next\/static\/rows\/[0-9a-f]{20}\.js$/)
    expect(rowsAddress(`${rows} `)).not.toBe(rowsAddress(rows))
  })

  it('is not moved by what stands in a text', () => {
    const body = '<main>&lt;script src="x" async=""&gt; $&amp; $1 &lt;/head&gt;</main>'
    expect(finishPage(written({ body }), { ...site, loader: '"$&$1"' }).html).toContain(`"$&$1"</script></head><body>${body}`)
  })
})

describe('the step stops', () => {
  it.each([
    ['an inline script of another kind', { head: '<script>track()</script>' }, 'a tag nobody knows: <script>'],
    ['a script that is loaded otherwise', { head: '<script src="/a.js" defer></script>' }, '<script src="/a.js" defer>'],
    ['a sheet of another precedence', { head: '<link rel="stylesheet" href="/a.css" data-precedence="high"/>' }, 'data-precedence="high"'],
    ['a style of its own', { body: '<style>p{color:red}</style>' }, '<style>'],
    ['a part that a script would show', { body: '<div hidden="" id="S:0">late</div>' }, '<div hidden="" id="S:0">'],
    ['a boundary that waits', { body: '<template id="B:0"></template>' }, '<template id="B:0">'],
    ['a second head', { body: '</head>' }, 'not one head'],
  ])('at %s', (_what, change, sentence) => {
    expect(() => finishPage(written(change), site)).toThrow(sentence)
  })

  it('at a page without data, sheets or start', () => {
    expect(() => finishPage('<html><head></head></html>', site)).toThrow('no sheets; no scripts; no rows; 0 bootstrap scripts')
  })
})
