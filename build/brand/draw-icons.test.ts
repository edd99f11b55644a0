import sharp from 'sharp'
import { expect, it } from 'vitest'
import { palette } from '@/styles/settings/palette'
import { drawIcons } from './draw-icons'

it('icons are light, and stand on the night of the brand up to the edge where a system cuts them', async () => {
  const icons = await drawIcons()
  expect([...icons.keys()]).toHaveLength(6)
  expect([...icons].filter(([, picture]) => picture.length > 10_000)).toEqual([])
  const edge = await sharp(icons.get('icons/maskable-512.png'))
    .removeAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(`#${edge.toString('hex')}`).toBe(palette.night)
})
