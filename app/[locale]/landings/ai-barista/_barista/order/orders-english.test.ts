import { describe, expect, it } from 'vitest'
import { slipAfter } from '@/tests/support/barista'

describe('an English order, as it is said', () => {
  it.each([
    ['A flat white and a banana bread, please', 'flat-white, banana-bread'],
    ['Could I get a large cappuccino with oat milk?', 'cappuccino 450 oat'],
    ['two small lattes', '2 latte 250'],
    ['a couple of medium americanos, one with oat milk', 'americano 350, americano 350 oat'],
    ['three croissants and a hot chocolate', '3 croissant, cocoa'],
    ['no sugar tea, large', 'tea 450'],
    ['a decaf latte, regular size, lactose free', 'latte 350 lactose-free decaf'],
    ['iced latte 350 ml with vanilla and caramel', 'latte 350 +ice +vanilla +caramel'],
    ['double espresso', 'espresso +shot'],
    ['raf with almond milk plus an oat bar', 'raf almond, oat-bar'],
    ['capuccino large', 'cappuccino 450'],
    ['flat whte', 'flat-white'],
  ])('“%s”', (said, slip) => {
    expect(slipAfter(said)).toBe(slip)
  })
})

describe('an English order put right', () => {
  it.each([
    ['a raf | make my coffee a flat white instead', 'flat-white'],
    ['a small latte | actually, large', 'latte 450'],
    ['a latte, no, make it a flat white', 'flat-white'],
    ['a croissant and a raf | swap the croissant for a tart', 'lemon-tart, raf'],
    ['a raf instead of a latte', 'raf'],
    ['raf with vanilla | no syrup', 'raf'],
    ['a raf and a croissant | cancel the croissant', 'raf'],
    ['two rafs | remove everything', ''],
    ['a raf, a latte | small | decaf everything', 'raf decaf, latte 250 decaf'],
    ['a raf | that’s all | Almost. The raf is decaf', 'raf decaf'],
    ['a raf | one more', '2 raf'],
  ])('“%s”', (said, slip) => {
    expect(slipAfter(said)).toBe(slip)
  })

  it('follows a guest who changes over to the other language', () => {
    expect(slipAfter('a large latte | на вівсяному, please | і croissant')).toBe('latte 450 oat, croissant')
  })
})
