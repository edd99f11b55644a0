import { describe, expect, it } from 'vitest'
import { memoryPictures } from '@/tests/support/memory-pictures'
import { renderRichText } from './render'

const html = async (markdown: string) => {
  const context = {
    locale: 'en',
    resolveLink: () => undefined,
    ...memoryPictures,
    words: { asTable: 'As a table', footnotes: { heading: 'Notes', back: 'Back' } },
  } as const
  return (await renderRichText(markdown, context)).html
}

const picture = '<img src="/images/planet.svg" alt="A planet" width="640" height="480" loading="lazy" decoding="async">'

describe('HTML in Markdown', () => {
  it.each([
    ['a line break', 'One<br>two<br/>three', '<p>One<br>two<br>three</p>'],
    ['what stands above and below a line', 'H<sub>2</sub>O and m<sup>2</sup>', '<p>H<sub>2</sub>O and m<sup>2</sup></p>'],
    [
      'an underline, a key and an abbreviation',
      '<u>a</u> <kbd>b</kbd> <abbr title="As soon as possible">ASAP</abbr>',
      '<p><u>a</u> <kbd>b</kbd> <abbr title="As soon as possible">ASAP</abbr></p>',
    ],
    [
      'what opens',
      '<details><summary>Whose is it?</summary>\n\n**Yours.**\n\n</details>',
      '<details><summary>Whose is it?</summary>\n<p><strong>Yours.</strong></p>\n</details>',
    ],
    ['a note', '<div class="note">\nWithout VAT.\n</div>', '<div>\nWithout VAT.\n</div>'],
    ['a paragraph of another editor', '<p align="center" style="color:red">Caption</p>', '<p>Caption</p>'],
    ['a quote', '<blockquote>Said.</blockquote>', '<blockquote>Said.</blockquote>'],
    ['a list that begins with another number', '<ol start="4"><li>Four</li></ol>', '<ol start="4"><li>Four</li></ol>'],
    ['a comment, which nobody is to read', 'One <!-- two --> three', '<p>One  three</p>'],
    [
      'words without what they looked like',
      '<center><font color="red">One</font></center><section>two</section>',
      '<div>One</div><div>two</div>',
    ],
  ])('is kept: %s', async (_what, markdown, expected) => {
    expect(await html(markdown)).toBe(expected)
  })

  it('may be the whole of a text, headings included', async () => {
    expect(await html('<p>The <i>whole</i> article.</p><h2>Price</h2><p>It&nbsp;costs.</p>')).toBe(
      '<p>The <i>whole</i> article.</p><h2 id="s-price"><a class="headingLink" href="#s-price">Price</a></h2><p>It\u00A0costs.</p>',
    )
  })

  it('may be a table, whose headers head columns or rows', async () => {
    const table =
      '<table><caption>Prices</caption><tr><th>Size</th><th>Price</th></tr><tr><th>Small</th><td colspan="2">1</td></tr></table>'
    const text = await html(table)
    expect(text).toContain('<caption>Prices</caption>')
    expect(text).toContain('<th scope="col">Price</th>')
    expect(text).toContain('<th scope="row">Small</th><td colspan="2">1</td>')
  })

  it('never takes a name of the page, nor of a footnote', async () => {
    expect(await html('<p id="main">a</p> <a name="Part One"></a>')).toBe('<p id="s-main">a</p> <a id="s-part-one"></a>')
  })

  it.each([
    ['a tag that is none', 'Install <package-name> now', '"<package-name>" in “<package-name>” is no HTML'],
    ['a type of a program', 'Returns Promise<Foo>', '"<Foo>" in “<Foo>” is no HTML'],
    ['what is never closed', '<details><summary>Q</summary>\n\nAnswer\n\n## Next', 'the HTML tag <details> is never closed'],
    ['a comment that is never closed', 'One\n\n<!-- two\n\nthree', 'the words “two three” would be lost'],
    ['a quotation mark that is never closed', '<p class="a>Without VAT.</p>\n<p class="b">More</p>', 'Without VAT'],
    ['instructions for a program', '<?php echo 1 ?>', 'the words “php echo 1” would be lost'],
    ['data of another format', '<![CDATA[ Without VAT ]]>', 'the words “CDATA Without VAT” would be lost'],
    ['a cell without a table', '<td>One</td><td>two</td>', 'would be lost'],
  ])('is refused with what would be lost: %s', async (_what, markdown, sentence) => {
    await expect(html(markdown)).rejects.toThrow(sentence)
  })
})

describe('words that Markdown leaves out', () => {
  it.each([
    ['a cell too many', '| A | B |\n|---|---|\n| 1 | 2 | 3000 |', '3000'],
    ['a note nobody refers to', 'Text\n\n[^1]: Without VAT', 'Without VAT'],
    ['a line that looks like an address', '[Price]: agreed', 'Price agreed'],
    ['words behind a fence', '``` we deliver on Friday\ncode\n```', 'we deliver on Friday'],
  ])('are told: %s', async (_what, markdown, words) => {
    await expect(html(markdown)).rejects.toThrow(`the words “${words}” would be lost`)
  })

  it('are no marks of a fence, no addresses and no sign of approximation', async () => {
    expect(await html('```js title="a.js" {1,3}\na\n```\n\n[a]: https://b.example "C"')).not.toContain('title')
    expect(await html('about ~100 to ~200 hours, ~~gone~~, 5~6')).toBe('<p>about ~100\u00A0to ~200\u00A0hours, <del>gone</del>, 5~6</p>')
  })
})

describe('a picture that is written as HTML', () => {
  it('is one like those of Markdown', async () => {
    const written =
      '<img src="/images/planet.svg" alt="A planet" style="width:40px" onload="steal()" width="1" srcset="https://evil.example/a 2x">'
    expect(await html(written)).toBe(`<figure>${picture}</figure>`)
    expect(await html(`- ${written}`)).toContain(`<li>\n<figure>${picture}</figure>\n</li>`)
    expect(await html(`See ${written} here`)).toBe(`<p>See ${picture} here</p>`)
    expect(await html(`<picture><source srcset="/a.avif">${written}</picture>`)).toContain(picture)
  })

  it('keeps the caption an older editor wrote below it', async () => {
    const figure = '<figure class="image"><img src="/images/planet.svg" alt="A planet"><figcaption>From the rocket</figcaption></figure>'
    expect(await html(figure)).toBe(`<figure>${picture}<figcaption>From the rocket</figcaption></figure>`)
  })

  it('is asked for what any picture is asked for', async () => {
    await expect(html('<img src="/images/planet.svg">')).rejects.toThrow('the picture "/images/planet.svg" has no description')
    await expect(html('<img src="/images/comet.svg" alt="A comet">')).rejects.toThrow('the picture "/images/comet.svg" does not exist')
    await expect(html('<img src="javascript:steal()" alt="A comet">')).rejects.toThrow('has no address it could be read from')
  })

  it('is none in code and in a comment', async () => {
    expect(await html('`<img src="/images/planet.svg" alt="A planet">`')).not.toContain('<img')
    expect(await html('A <!-- <img src="/images/planet.svg" alt="A planet"> -->')).not.toContain('<img')
  })
})
