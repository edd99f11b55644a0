import { expect, it } from 'vitest'
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

it('takes a picture that is written as HTML for one of Markdown', async () => {
  const written =
    '<img src="/images/planet.svg" alt="A planet" style="width:40px" onload="steal()" width="1" srcset="https://evil.example/a 2x">'
  expect(await html(written)).toBe(`<figure>${picture}</figure>`)
  expect(await html(`- ${written}`)).toContain(`<li>\n<figure>${picture}</figure>\n</li>`)
  expect(await html(`See ${written} here`)).toBe(`<p>See ${picture} here</p>`)
})

it('keeps the caption an older editor wrote below it', async () => {
  const figure = '<figure class="image"><img src="/images/planet.svg" alt="A planet"><figcaption>From the rocket</figcaption></figure>'
  expect(await html(figure)).toBe(`<figure>${picture}<figcaption>From the rocket</figcaption></figure>`)
})

it('asks of it what it asks of any picture', async () => {
  await expect(html('<img src="/images/planet.svg">')).rejects.toThrow('the picture "/images/planet.svg" has no description')
  await expect(html('<img src="/images/comet.svg" alt="A comet">')).rejects.toThrow('the picture "/images/comet.svg" does not exist')
  await expect(html('<img src="javascript:steal()" alt="A comet">')).rejects.toThrow('has no address it could be read from')
})

it('takes no picture from code, from a comment or from other HTML', async () => {
  expect(await html('`<img src="/images/planet.svg" alt="A planet">`')).not.toContain('<img')
  expect(await html('<!-- <img src="/images/planet.svg" alt="A planet"> -->')).not.toContain('<img')
  expect(await html('<video poster="/images/planet.svg"></video>')).not.toContain('planet')
})
