import { describe, expect, it } from 'vitest'
import { memoryPictures } from '@/tests/support/memory-pictures'
import { renderRichText } from './render'

const html = async (markdown: string) => {
  const context = {
    locale: 'en',
    resolveLink: (link: string) => link,
    ...memoryPictures,
    words: { asTable: 'As a table', footnotes: { heading: 'Notes', back: 'Back' } },
  } as const
  return (await renderRichText(markdown, context)).html
}

const picture = '<img src="/images/planet.svg" alt="A planet" width="640" height="480" loading="lazy" decoding="async">'

describe('a picture', () => {
  it('in a paragraph of its own is a figure with its caption', async () => {
    expect(await html('![A planet](/images/planet.svg "Seen from the rocket")')).toBe(
      `<figure>${picture}<figcaption>Seen from the rocket</figcaption></figure>`,
    )
    expect(await html('![A planet](/images/planet.svg)')).toBe(`<figure>${picture}</figure>`)
  })

  it('inside a sentence, a list or a link keeps its place and has its size', async () => {
    expect(await html('See ![A planet](/images/planet.svg) here')).toBe(`<p>See ${picture} here</p>`)
    expect(await html('- ![A planet](/images/planet.svg)')).toContain(`<li>${picture}</li>`)
    expect(await html('[![A planet](/images/planet.svg)](/services)')).toBe(`<p><a href="/services">${picture}</a></p>`)
  })

  it('made of pixels offers what a browser may choose from, and its colour until it is there', async () => {
    expect(await html('![Rocket](/images/rocket.jpg "On the pad")')).toBe(
      '<figure><picture><source type="image/avif" srcset="/avif/images/rocket.jpg?v=1 1200w" sizes="92vw">' +
        '<img src="/webp/images/rocket.jpg?v=1" alt="Rocket" width="1200" height="800" loading="lazy" decoding="async" data-tint="16"' +
        ' srcset="/webp/images/rocket.jpg?v=1 1200w" sizes="92vw"></picture><figcaption>On the pad</figcaption></figure>',
    )
    expect(await html('See ![Moon](/images/moon.png) here')).toBe(
      '<p>See <picture><img src="/webp/images/moon.png?v=2" alt="Moon" width="300" height="200" loading="lazy" decoding="async"' +
        ' srcset="/webp/images/moon.png?v=2 300w" sizes="92vw"></picture> here</p>',
    )
  })

  it.each(['![x](/images/comet.svg)', 'In ![x](/images/comet.svg) a line', '![x](https://elsewhere.example/a.png)'])(
    'that does not exist stops the build: %s',
    async (markdown) => {
      await expect(html(markdown)).rejects.toThrow(/^the picture ".+" does not exist$/)
    },
  )

  it('needs a description for those who do not see it', async () => {
    await expect(html('![](/images/planet.svg)')).rejects.toThrow(
      'the picture "/images/planet.svg" has no description; write it between the square brackets',
    )
  })
})

describe('code', () => {
  it('is coloured by classes, without a single inline style', async () => {
    const text = await html('```ts\nconst price = "€1" // <b>\n```')
    expect(text).toContain('<code class="hljs language-ts">')
    expect(text).toContain('<span class="hljs-keyword">const</span>')
    expect(text).toContain('&#x3C;b>')
    expect(text).not.toContain('style=')
  })

  it('in an unknown language is shown as it is', async () => {
    expect(await html('```klingon\nqapla\n```')).toContain('>qapla\n</code>')
  })

  it('that is too wide can be scrolled by keyboard', async () => {
    expect(await html('```\nwide\n```')).toMatch(/^<pre tabindex="0">/)
  })
})

describe('a table', () => {
  it('scrolls in a frame of its own, reachable by keyboard', async () => {
    const text = await html('| a | b |\n|---|--:|\n| 1 | 2 |\n\n| c |\n|---|\n| 3 |')
    expect(text.match(/<div class="tableFrame" tabindex="0"><table>/g)).toHaveLength(2)
    expect(text.match(/<table>/g)).toHaveLength(2)
    expect(text).not.toContain('style=')
  })
})
