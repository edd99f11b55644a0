import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RichTextContext } from '@/content-client/rich-text/types'
import { openKeptTexts } from './kept-texts'

const text = '## One\n\nSee [what we do](/services).\n\n![A chart](/images/chart.png)'

const picture = { url: '/images/chart.png', width: 640, height: 480, tint: null, raster: { original: 'chart.png?v=1', avif: false } }

const context: RichTextContext = {
  locale: 'en',
  resolveLink: (link) => (link === '/services' ? '/services' : undefined),
  importPicture: async () => picture,
  toSources: ({ original }) => ({ src: `/s/${original}`, srcSet: `/s/${original} 1x`, avifSet: null, sizes: '100vw' }),
  words: { asTable: 'As a table', footnotes: { heading: 'Notes', back: 'Back' } },
}

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Renders as a build would; answers the text and whether it was rendered anew. */
async function build(said: Partial<RichTextContext> = {}, markdown = text) {
  const texts = await openKeptTexts(folder)
  const { html } = await texts.render(markdown, { ...context, ...said })
  await texts.tidy()
  return { html, isNew: texts.rendered() === 1 }
}

describe('a text is rendered anew', () => {
  it('never while nothing changed, and is the same then', async () => {
    const first = await build()
    expect(first.isNew).toBe(true)
    expect(await build()).toEqual({ html: first.html, isNew: false })
  })

  it('when a word of it, its language or a word around it changed', async () => {
    await build()
    expect((await build({}, `${text} More.`)).isNew).toBe(true)
    expect((await build({ locale: 'uk' })).isNew).toBe(true)
    expect((await build({ words: { asTable: 'As a table', footnotes: { heading: 'Remarks', back: 'Back' } } })).isNew).toBe(true)
  })

  it('when its picture was replaced or is offered otherwise', async () => {
    await build()
    const replaced = await build({ importPicture: async () => ({ ...picture, raster: { original: 'chart.png?v=2', avif: false } }) })
    expect(replaced).toEqual({ html: expect.stringContaining('chart.png?v=2'), isNew: true })
    expect((await build({ toSources: () => ({ src: '/o', srcSet: '/o 1x', avifSet: null, sizes: '50vw' }) })).html).toContain('50vw')
  })

  it('when a page it links to is gone, and the editor is told', async () => {
    await build()
    await expect(build({ resolveLink: () => undefined })).rejects.toThrow('the link "/services" leads to no page of this site')
  })

  it('when half of what was kept is lost', async () => {
    const { html } = await build()
    const [name = ''] = await readdir(folder)
    await writeFile(join(folder, name), '{"heard"')
    expect(await build()).toEqual({ html, isNew: true })
  })
})

it('what no text of the content is any more is not kept', async () => {
  await build()
  await build({}, 'Another text.')
  expect(await readdir(folder)).toHaveLength(1)
})
