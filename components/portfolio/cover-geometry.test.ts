import { expect, it } from 'vitest'
import { type CoverPlace, toDisguise } from './cover-geometry'

const natural = { width: 1400, height: 680 }
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })
const place = (frame: CoverPlace['frame'], crop: CoverPlace['crop'] = [0.5, 0.5]): CoverPlace => ({
  frame,
  picture: frame,
  natural,
  crop,
  radius: 24,
})

it('is nothing where the cover stands where it stood', () => {
  const here = place(box(40, 300, 700, 340))
  expect(toDisguise(here, here)).toEqual({
    whole: { left: 0, top: 0, width: 700, height: 340 },
    transform: 'translate(0px, 0px) scale(1)',
    clipPath: 'inset(0px 0px 0px 0px round 24px)',
  })
})

it('shows of the picture what its card showed, also what its new frame crops', () => {
  // The card is as high as the whole picture and shows its right half; the head of the page shows the whole.
  const card = place(box(100, 50, 350, 340), [1, 0.5])
  const head = place(box(0, 200, 1400, 680))
  expect(toDisguise(card, head)).toEqual({
    whole: { left: 0, top: 0, width: 1400, height: 680 },
    transform: 'translate(-250px, -150px) scale(0.5)',
    clipPath: 'inset(0px 0px 0px 700px round 48px)',
  })
  // Back on the card the whole picture reaches out of its frame, and the clip with it.
  expect(toDisguise(head, card)).toEqual({
    whole: { left: -350, top: 0, width: 700, height: 340 },
    transform: 'translate(600px, 150px) scale(2)',
    clipPath: 'inset(0px 0px 0px -350px round 12px)',
  })
})
