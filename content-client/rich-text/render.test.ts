import { describe, expect, it } from 'vitest'
import type { Locale } from '@/routing/locales'
import { memoryPictures } from '@/tests/support/memory-pictures'
import { renderRichText } from './render'

const context = (locale: Locale) => ({
  locale,
  resolveLink: (link: string) => (link.startsWith('/services') ? `/uk${link}` : undefined),
  ...memoryPictures,
  words: { asTable: 'As a table', footnotes: { heading: 'Notes', back: 'Back to the text' } },
})
const render = (markdown: string, locale: Locale = 'en') => renderRichText(markdown, context(locale))
const html = async (markdown: string, locale?: Locale) => (await render(markdown, locale)).html

describe('a link to a page that was taken down', () => {
  it.each([
    ['See [the *old* page](/services/gone) and [ours](/services/a).', 'See the *old* page and [ours](/services/a).'],
    ['[First](/services/gone), then [the last](/services/gone)', 'First, then the last'],
    ['[^1]: [Noted](/services/gone)\n\nA text[^1] that [goes](/services/gone) on.', '[^1]: Noted\n\nA text[^1] that goes on.'],
    ['A<br>break & [a link](/services/gone) behind it.', 'A<br>break & a link behind it.'],
  ])('is its text, also in Markdown: %s', async (written, left) => {
    const resolveLink = (link: string) => (link === '/services/gone' ? '' : link)
    const text = await renderRichText(written, { ...context('en'), resolveLink })
    expect([text.markdown, text.html.includes('gone')]).toEqual([left, false])
  })
})

describe('what an editor must not be able to publish', () => {
  it.each([
    ['a script', '<script>alert(1)</script>\n\nText', '<script>'],
    ['a script inside a line', 'Text <script>alert(2)</script>', '<script>'],
    ['a frame', '<div id="main"><iframe src="https://evil.example"></iframe></div>', '<iframe>'],
    ['a form', '<form action="https://evil.example"><input name="card"></form>', '<form>'],
    ['a field', 'Text <input name="card">', '<input>'],
    ['a style', '<style>body{display:none}</style>', '<style>'],
    ['a drawing that acts', '<!-- --><svg onload=alert(1)></svg>', '<svg>'],
    ['a template', '<template><p>Hidden</p></template>', '<template>'],
  ])('%s', async (_what, markdown, name) => {
    await expect(html(markdown)).rejects.toThrow(name)
  })

  it.each([
    ['a place of its own', '<div style="position:fixed" class="modal">Text</div>'],
    ['a name of the page', '<div id="main">Text</div>'],
    ['an event handler', 'Text <b onclick="steal()">bold</b> <i onerror="steal()">x</i>'],
    ['a color', '<p style="color:red" bgcolor="red">red</p>'],
  ])('%s: the words are kept without it', async (_what, markdown) => {
    expect(await html(markdown)).not.toMatch(/\son\w+=|style=|class=|color=|id="main"/)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#115;cript:alert(1)',
    'java&#x200b;script:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'file:///etc/passwd',
    'localhost:3000/x',
  ])('a link to %s', async (address) => {
    const sentence = /^the link "[^"]+" begins with "[^"]+:", which this site does not open/
    await expect(html(`[text](${address})`)).rejects.toThrow(sentence)
    await expect(html(`[text][1]\n\n[1]: ${address}`)).rejects.toThrow(sentence)
    await expect(html(`<a href="${address}">text</a>`)).rejects.toThrow(sentence)
  })

  it('a picture with a script for an address', async () => {
    await expect(html('![planet](javascript:alert(1))')).rejects.toThrow('has no address it could be read from')
  })
})

describe('links', () => {
  it('to pages of the site get their address in the language of the text', async () => {
    expect(await html('[audit](/services/technical-audit#price)')).toBe('<p><a href="/uk/services/technical-audit#price">audit</a></p>')
  })

  it.each(['/nowhere', 'services', '//evil.example', '../services'])('to %s stop the build', async (address) => {
    await expect(html(`[text](${address})`)).rejects.toThrow(`the link "${address}" leads to no page of this site`)
  })

  it('to other sites tell them nothing', async () => {
    expect(await html('[out](https://other.example/a)')).toBe('<p><a href="https://other.example/a" rel="noopener noreferrer">out</a></p>')
    expect(await html('www.other.example')).toContain('rel="noopener noreferrer"')
  })

  it('to an e-mail address, a telephone, a messenger and a place on the page stay as they are', async () => {
    for (const address of [
      'mailto:a@example.com',
      'tel:+380440000000',
      'sms:+380440000000',
      'viber://chat?number=%2B380440000000',
      'tg://resolve?domain=agency',
      'whatsapp://send?phone=1',
      '#price',
    ])
      expect(await html(`[text](${address})`)).toBe(`<p><a href="${address}">text</a></p>`)
  })
})

describe('headings', () => {
  it('get readable ids in any alphabet, never the same twice, and are listed', async () => {
    const { html: text, headings } = await render('## Скільки це коштує?\n\n## Скільки це коштує?\n\n### In English\n\n#### Deeper', 'uk')
    expect(headings).toEqual([
      { id: 's-скільки-це-коштує', text: 'Скільки це коштує?', depth: 2 },
      { id: 's-скільки-це-коштує-1', text: 'Скільки це коштує?', depth: 2 },
      { id: 's-in-english', text: 'In English', depth: 3 },
    ])
    for (const { id, depth } of headings) expect(text).toContain(`<h${depth} id="${id}">`)
    expect(text).toContain('<h4 id="s-deeper">')
  })

  it('are listed as they are printed', async () => {
    const { headings } = await render("## П'ять днів у `git`", 'uk')
    expect(headings).toMatchObject([{ text: 'Пʼять днів у\u00A0git' }])
  })

  it('never compete with the title of the page', async () => {
    await expect(render('# Title')).rejects.toThrow('the heading "Title" is a # heading; bodies start at ##')
  })
})

describe('footnotes', () => {
  const markdown = 'A claim[^one], again[^one], and another[^two].\n\n[^one]: Source.\n[^two]: Second.'

  it('lead to their text and back', async () => {
    const text = await html(markdown)
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const targets = [...text.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets).toHaveLength(6)
    for (const target of targets) expect(ids).toContain(target)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('stand under a heading of their own that is not in the table of contents', async () => {
    const { html: text, headings } = await render(`## Start\n\n${markdown}`)
    expect(text).toContain('<h2 class="footnotesHeading" id="footnote-label">Notes</h2>')
    expect(text).toContain('aria-label="Back to the text"')
    expect(headings.map((heading) => heading.text)).toEqual(['Start'])
  })
})

describe('the words of a text', () => {
  it('are counted in both languages, compounds as one', async () => {
    expect((await render('## Two words\n\nIt’s a state-of-the-art demo.')).words).toBe(6)
    expect((await render('Пʼять днів у місті', 'uk')).words).toBe(4)
    expect((await render('See [the audit](/services/technical-audit "Five days") first.')).words).toBe(6)
  })

  it('are typeset in Ukrainian, but not inside code', async () => {
    expect(await html("П'ять днів у **місті** `в коді`", 'uk')).toBe('<p>Пʼять днів у\u00A0<strong>місті</strong> <code>в коді</code></p>')
  })
})

describe('an English title in Ukrainian', () => {
  it('says that it is English, as often as one is quoted, in a link too', async () => {
    const text = 'Статті «Things You Should Never Do» і [«RAG project costs»](https://example.com/rag), обидві читали багато людей.'
    const titles = [...(await html(text, 'uk')).matchAll(/«<span lang="en">([^<]+)<\/span>»/g)].map(([, title]) => title)
    expect(titles).toEqual(['Things You Should Never Do', 'RAG project costs'])
  })

  it('is told from a name, a Ukrainian quotation and a page in English', async () => {
    expect(await html('Блок «Slack» і кнопка «Увійти через Apple ID» потрібні всім, «12 345» — ні.', 'uk')).not.toContain('lang=')
    expect(await html('The «Big Picture Talk» was long, and nobody left before it ended.')).not.toContain('lang=')
  })
})
