// @vitest-environment jsdom
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sharePicture } from '@/routing/machine-addresses'
import { budgets } from '../support/budgets'
import { siteUrl } from '../support/machine-files'
import { findWrong, isIndexed, metaOf, readPages } from '../support/pages'

const pages = readPages()
const indexed = pages.filter(isIndexed)
const one = (document: Document, name: string) => metaOf(document, name).join('|')
const pictureOf = (document: Document) => one(document, 'og:image').slice(siteUrl.length)
const pictures = [...new Set(pages.map(({ document }) => pictureOf(document)).filter(Boolean))]

describe('the picture of a shared link', () => {
  it('exists for every listed page, by a whole address, with its size and its type', () => {
    const wrong = findWrong(indexed, ({ document }) => {
      const isWhole = one(document, 'og:image').startsWith(`${siteUrl}/og/`)
      const said = ['width', 'height', 'type'].map((name) => one(document, `og:image:${name}`)).join()
      return (!isWhole || !existsSync(join('public', pictureOf(document))) || said !== '1200,630,image/png') && one(document, 'og:image')
    })
    expect(wrong).toEqual([])
  })

  it('is the page’s own, but for further pages of the blog', () => {
    const wrong = findWrong(indexed, ({ document, locale, path }) => {
      const expected = sharePicture(locale, path.startsWith('/blog/page/') ? '/blog' : path)
      return pictureOf(document) !== expected && pictureOf(document)
    })
    expect(wrong).toEqual([])
  })

  it('is described in words no other page has', () => {
    const alts = indexed.map(({ document }) => one(document, 'og:image:alt'))
    expect(alts.filter((alt, index) => alt.length < 8 || alts.indexOf(alt) !== index)).toEqual([])
  })

  it('fills the card of a messenger', () => {
    const wrong = findWrong(indexed, ({ document }) => {
      const card = ['card', 'title', 'description', 'image'].map((name) => one(document, `twitter:${name}`))
      const expected = ['summary_large_image', ...['title', 'description', 'image'].map((name) => one(document, `og:${name}`))]
      return card.join() !== expected.join() && card.join()
    })
    expect(wrong).toEqual([])
  })

  it('is 1200 by 630 and light, each of them', async () => {
    expect(pictures.length).toBeGreaterThan(60)
    const measured = await Promise.all(
      pictures.map(async (picture) => {
        const file = join('public', picture)
        const { width, height } = await sharp(file).metadata()
        return { picture, size: `${width}×${height}`, kilobytes: statSync(file).size / 1000 }
      }),
    )
    expect(measured.filter(({ size, kilobytes }) => size !== '1200×630' || kilobytes > budgets.sharePicture)).toEqual([])
  })

  it('is drawn for no page that does not show it', () => {
    const drawn = readdirSync('public/og', { recursive: true }).map((file) => `/og/${file}`)
    expect(drawn.filter((file) => file.endsWith('.png') && !pictures.includes(file))).toEqual([])
  })
})
