import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawVariant } from './draw-variant'

const drawn = async (bytes: Buffer, modifiers: Parameters<typeof drawVariant>[1]) => readFile((await drawVariant(bytes, modifiers)).file)

const hostile = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" onload="steal(1)">
  <script>steal(2)</script><script xlink:href="https://evil.example/steal.js"/>
  <a xlink:href="javascript:steal(3)"><rect width="9" height="9" onclick="steal(4)" fill="#123456"/></a>
  <a href=" java&#x0A;script:steal(5)"><circle r="4" onmouseover="steal(6)"/></a>
  <foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="steal(7)"/><iframe src="https://evil.example"/></body></foreignObject>
  <animate attributeName="href" values="javascript:steal(8)"/><set attributeName="onload" to="steal(9)"/>
</svg>`

describe('a drawing from an editor', () => {
  it('keeps its shapes and loses everything that could run', async () => {
    const text = (await drawn(Buffer.from(hostile), {})).toString()
    expect(text).toMatch(/<path|<rect|<circle/)
    expect(text).not.toMatch(/script|steal|\son\w+=|foreignObject|iframe/i)
  })
})

/** As editors export them. */
const styled = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>.a{fill:#a1b2c3}.b{stroke:#334455;opacity:.5}</style>
  <path class="a" d="M0 0h9"/><path class="a b" d="M0 9h9"/><path style="fill:#654321;stroke-width:2" d="M0 4h9"/></svg>`

describe('the styles of a drawing', () => {
  it('are attributes, which need no exception of the policy it is opened under', async () => {
    const text = (await drawn(Buffer.from(styled), {})).toString()
    expect(text.match(/fill="#a1b2c3"/g)).toHaveLength(2)
    for (const kept of ['stroke="#334455"', 'opacity=".5"', 'fill="#654321"', 'stroke-width="2"']) expect(text).toContain(kept)
    expect(text).not.toMatch(/style/)
  })
})

describe('a photograph', () => {
  it('is cut to the size of a card for messengers', async () => {
    const photograph = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#345' } })
      .png()
      .toBuffer()
    const card = await sharp(await drawn(photograph, { f: 'jpeg', fit: 'cover', q: '80', s: '1200x630' })).metadata()
    expect(card).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })

  it('loses what the camera wrote into it and stands upright', async () => {
    const photograph = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#345' } })
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 27/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(photograph).metadata()).exif).toBeDefined()
    const { exif, width, height, format } = await sharp(await drawn(photograph, { f: 'webp', w: '10' })).metadata()
    expect({ exif, format }).toEqual({ exif: undefined, format: 'webp' })
    expect((width ?? 0) < (height ?? 0)).toBe(true)
  })
})
