import { describe, expect, it } from 'vitest'
import { slipAfter } from '@/tests/support/barista'

describe('a Ukrainian order, as it is said', () => {
  it.each([
    ['Капучино', 'cappuccino'],
    ['Велике капучино на вівсяному, будь ласка', 'cappuccino 450 oat'],
    ['мені маленьку фільтр-каву', 'filter 250'],
    ['Доброго ранку! Можна середнє лате на безлактозному?', 'latte 350 lactose-free'],
    ['два флет-вайти', '2 flat-white'],
    ['3 еспресо', '3 espresso'],
    ['х2 раф', '2 raf'],
    ['пʼять маленьких капучино', '5 cappuccino 250'],
    ["п'ять американо по 350 мл", '5 americano 350'],
    ['Пару великих лате без кофеїну', '2 latte 450 decaf'],
    ['американо з молоком без цукру, велике', 'americano 450 dairy'],
    ['раф з ваніллю і корицею', 'raf +vanilla +cinnamon'],
    ['Дайте колд-брю з льодом та круасан', 'cold-brew +ice, croissant'],
    ['какао велике на мигдальному молоці й лимонний тарт', 'cocoa 450 almond, lemon-tart'],
    ['капучино велике і маленьке', 'cappuccino 450, cappuccino 250'],
    ['два великі капучино, одне на вівсяному', 'cappuccino 450, cappuccino 450 oat'],
    ['матчу лате 350 на кокосовому, вівсяний батончик і 2 круасани', 'matcha 350 coconut, oat-bar, 2 croissant'],
    ['чорну каву велику', 'americano 450'],
    ['флет вайт і ще один флет вайт', '2 flat-white'],
  ])('«%s»', (said, slip) => {
    expect(slipAfter(said)).toBe(slip)
  })
})

describe('a Ukrainian order typed in a hurry', () => {
  it.each([
    ['капучіно велеке', 'cappuccino 450'],
    ['кпучино середне на вівсяному молці', 'cappuccino 350 oat'],
    ['латте 350мл', 'latte 350'],
    ['круассан і експресо', 'croissant, espresso'],
    ['КАПУЧИНО ВЕЛИКЕ!!!', 'cappuccino 450'],
    ['флетвайт на мигадльному', 'flat-white almond'],
    ['велике лате нa вiвсяному', 'latte 450 oat'],
    ['два амерікано средніх', '2 americano 350'],
  ])('«%s»', (said, slip) => {
    expect(slipAfter(said)).toBe(slip)
  })
})

describe('a Ukrainian order put right', () => {
  it.each([
    ['Велике капучино | ні, краще вівсяне', 'cappuccino 450 oat'],
    ['Велике капучино | на вівсяному', 'cappuccino 450 oat'],
    ['Капучино | велике | ой ні, середнє', 'cappuccino 350'],
    ['капучино велике | не велике, а маленьке', 'cappuccino 250'],
    ['Мале лате | краще раф', 'raf'],
    ['Флет-вайт на вівсяному | замість флет-вайта раф', 'raf oat'],
    ['Флет-вайт і круасан | раф замість флет-вайта', 'raf, croissant'],
    ['Флет-вайт і круасан | каву замініть мені на раф', 'raf, croissant'],
    ['Раф, круасан | замініть круасан на батончик', 'raf, oat-bar'],
    ['не капучино, а еспресо', 'espresso'],
    ['Раф | не раф, а флет-вайт', 'flat-white'],
    ['Раф з ваніллю | без сиропу', 'raf'],
    ['Раф з ваніллю | приберіть ваніль', 'raf'],
    ['чай з молоком, великий | не треба молока', 'tea 450'],
    ['раф, круасан і тарт | приберіть круасан', 'raf, lemon-tart'],
    ['три круасани | прибери один круасан', '2 croissant'],
    ['раф і круасан | скасуй усе', ''],
    ['раф і чай | великий | почнемо спочатку', ''],
    ['лате й капучино | 250 | 350 | усе на вівсяному', 'latte 250 oat, cappuccino 350 oat'],
    ['лате 250 | два', '2 latte 250'],
    ['раф | ще один', '2 raf'],
    ['раф і круасан | це все | майже, тільки без кофеїну', 'raf decaf, croissant'],
    ['Флет-вайт і капучино, середнє | все | Майже. Капучино без кофеїну', 'flat-white, cappuccino 350 decaf'],
    ['раф | це все | ні | ще круасан', 'raf, croissant'],
  ])('«%s»', (said, slip) => {
    expect(slipAfter(said)).toBe(slip)
  })
})
