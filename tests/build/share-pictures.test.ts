import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { budgets } from '@/build/releases/budgets'
import { siteUrl } from '../support/crawler-files'
import { type BuiltPage, findWrong, isIndexed, metasOf, pages } from '../support/pages'
import { wrongSharePicture } from '../support/picture-rules'
import { publicFolder } from '../support/release'

const indexed = pages.filter(isIndexed)
const said = (page: BuiltPage, name: string) => metasOf(page, name).join('|')
const pictureOf = (page: BuiltPage) => said(page, 'og:image').slice(siteUrl.length)
const fileOf = (address: string) => join(publicFolder, decodeURI(address.split('?')[0] ?? ''))
const pictures = [...new Set(pages.map(pictureOf).filter(Boolean))]

describe('the picture of a shared link', () => {
  it('is the card drawn for the page or the picture an editor chose, by a whole address, with its size and its type', () => {
    const wrong = findWrong(indexed, (page) => {
      const [width = '', height = '', type = ''] = ['width', 'height', 'type'].map((name) => said(page, `og:image:${name}`))
      const isWhole = said(page, 'og:image').startsWith(`${siteUrl}/`) && existsSync(fileOf(pictureOf(page)))
      return isWhole ? wrongSharePicture({ address: pictureOf(page), width, height, type }, page) : said(page, 'og:image')
    })
    expect(wrong).toEqual([])
  })

  it('is described in words no other page has', () => {
    const alts = indexed.map((page) => said(page, 'og:image:alt'))
    expect(alts.filter((alt, index) => alt.length < 8 || alts.indexOf(alt) !== index)).toEqual([])
  })

  it('fills the card of a messenger', () => {
    const wrong = findWrong(indexed, (page) => {
      const card = ['card', 'title', 'description', 'image'].map((name) => said(page, `twitter:${name}`))
      const expected = ['summary_large_image', ...['title', 'description', 'image'].map((name) => said(page, `og:${name}`))]
      return card.join() !== expected.join() && card.join()
    })
    expect(wrong).toEqual([])
  })

  it('has the size its page says and is light, each of them', async () => {
    expect(pictures.length).toBeGreaterThan(60)
    const wrong = await Promise.all(
      indexed.map(async (page) => {
        const file = fileOf(pictureOf(page))
        const { width, height, format } = await sharp(file).metadata()
        const [real, named] = [
          [width, height, `image/${format}`],
          ['width', 'height', 'type'].map((name) => said(page, `og:image:${name}`)),
        ]
        const kilobytes = statSync(file).size / 1000
        return real.join() !== named.join() || kilobytes > budgets.sharePicture ? [`${file}: ${real}, ${kilobytes} kB`] : []
      }),
    )
    expect(wrong.flat()).toEqual([])
  })

  it('is drawn for no page that does not show it', () => {
    const drawn = readdirSync(join(publicFolder, 'og'), { recursive: true }).map((file) => `/og/${file}`)
    const shown = new Set(pictures.map((address) => address.split('?')[0]))
    expect(drawn.filter((file) => file.endsWith('.jpg') && !shown.has(file))).toEqual([])
  })
})
