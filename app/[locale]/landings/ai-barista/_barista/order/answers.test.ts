import { describe, expect, it } from 'vitest'
import { actsAfter, converse, slipAfter } from '@/tests/support/barista'
import { findAllergen } from './line'
import { speak } from './speak'

const answerTo = (messages: string) => {
  const { acts, state } = converse(messages)
  return speak(acts, state, 'en', 'UAH')
}

describe('a question about an allergen', () => {
  it.each([
    ['чи є горіхи в банановому хлібі?', 'the card for banana bread lists nuts'],
    ['круасан без глютену', 'the card for croissant lists gluten'],
    ['У капучино на мигдальному є горіхи?', 'the card for cappuccino lists nuts'],
    ['а в лимонному тарті горіхи є?', 'doesn’t list nuts, but traces are possible'],
    ['does the oat bar contain nuts?', 'lists neither nuts nor traces'],
    ['чи є молоко в круасані?', 'the card for croissant lists milk'],
    ['is there dairy in the banana bread?', 'doesn’t list milk, but traces are possible'],
  ])('«%s» is answered from the card, and nothing is ordered', (said, answer) => {
    expect(answerTo(said)).toContain(answer)
    expect(slipAfter(said)).toBe('')
  })

  it('without a dish names what has none of it on the card', () => {
    expect(answerTo('Що є без глютену?')).toMatch(/No gluten on the card: espresso, .+, and tea\./)
    expect(answerTo('Anything nut-free?')).toMatch(/croissant/)
    expect(answerTo('Anything nut-free?')).not.toMatch(/banana bread/)
  })

  it('about “it” is about everything in the order', () => {
    expect(actsAfter('раф і банановий хліб | а горіхи там є?')).toEqual(['card', 'card'])
  })

  it('counts the milk and the syrup too, and lactose-free milk is milk', () => {
    const latte = { item: 'latte', milk: null, extras: [] } as const
    expect(findAllergen(latte, 'dairy')).toBe('contains')
    expect(findAllergen({ ...latte, milk: 'lactose-free' }, 'dairy')).toBe('contains')
    expect(findAllergen({ ...latte, milk: 'oat' }, 'gluten')).toBe('contains')
    expect(findAllergen({ ...latte, milk: 'oat' }, 'dairy')).toBe('traces')
    expect(findAllergen({ ...latte, extras: ['hazelnut'] }, 'nuts')).toBe('contains')
  })
})

describe('an allergy', () => {
  it('is noted for the shift, and what is in the order and must not be is named', () => {
    expect(actsAfter('раф і банановий хліб | у мене алергія на горіхи')).toEqual(['allergyNoted', 'card'])
    expect(actsAfter('i am allergic to eggs | a croissant')).toEqual(['added', 'card', 'askMore'])
  })

  it('said after a question is to what the question was about', () => {
    const { state } = converse('флет-вайт | Зачекайте, а в банановому хлібі є горіхи? Це для доньки, у неї алергія.')
    expect(state.allergies).toEqual(['nuts'])
  })

  it('to something without a name is asked about', () => {
    expect(actsAfter('у мене алергія')).toEqual(['askAllergen'])
  })

  it('goes with the order and is forgotten with it', () => {
    const { state, acts } = converse('раф, у мене алергія на яйця | це все | так')
    expect(acts[0]).toMatchObject({ act: 'sent', allergies: ['eggs'] })
    expect(state.allergies).toEqual([])
  })
})

describe('a question about the menu', () => {
  it.each([
    ['скільки коштує раф?', 'Raf ₴110.'],
    ['How much is a cappuccino?', 'Cappuccino ₴80–\u2060105.'],
    ['раф, круасан | скільки з мене?', 'That’s ₴180.'],
    ['Яке молоко є?', 'Dairy, lactose-free, oat, almond, and coconut.'],
    ['соєве молоко є?', 'We ran out of soy milk'],
    ['чи є у вас лимонад?', 'I don’t have “лимонад” on the menu.'],
    ['Do you have croissants?', 'Yes: croissant ₴70. Should I add it?'],
    ['щось солодке є?', 'Croissant ₴70; banana bread ₴75'],
    ['що порадите?', 'Name anything and I’ll read you'],
  ])('«%s»', (said, answer) => {
    expect(answerTo(said)).toContain(answer)
  })

  it('may end in an order', () => {
    expect(slipAfter('Є круасани? | так')).toBe('croissant')
    expect(slipAfter('Do you have tart? | no, thanks')).toBe('')
  })
})

describe('what the assistant does not do', () => {
  it.each([
    ['піцу, будь ласка', 'I don’t have “піцу” on the menu.'],
    ['чай з лимоном', 'I don’t have “лимоном” on the menu.'],
    ['лате і бургер', 'I don’t have “бургер” on the menu.'],
    ['капучино на соєвому', 'We ran out of soy milk'],
    ['капучино без молока', 'There’s no cappuccino without milk.'],
    ['круасан на вівсяному', 'We don’t add milk to croissant'],
    ['чай без кофеїну', 'I can’t make tea decaf.'],
    ['а кава корисна при вагітності?', 'I don’t give health advice.'],
    ['пиво є?', 'We don’t sell alcohol.'],
    ['зробіть знижку', 'I can only give discounts that are in the register'],
    ['when will it be ready?', 'I’d have to make up a time, and I won’t'],
    ['можна карткою?', 'I never see card numbers'],
    ['are you human?', 'I’m a program'],
    ['ви людина?', 'I’m a program'],
  ])('«%s» is answered honestly', (said, answer) => {
    expect(answerTo(said)).toContain(answer)
  })
})
