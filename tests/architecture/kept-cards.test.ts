import { expect, it } from 'vitest'
import { cardSources } from '@/build/share-pictures/prepare-share-pictures'
import { reachable } from '../support/reachable'

it('a picture of a shared link is drawn anew when anything changes that draws it, the brand among it', () => {
  const drawn = reachable(['components/share-picture/draw-card.ts', 'build/share-pictures/card-fonts.ts'])
  expect(drawn.length).toBeGreaterThan(10)
  expect(cardSources).toEqual(expect.arrayContaining([...drawn, 'styles/settings/brand.json']))
})
