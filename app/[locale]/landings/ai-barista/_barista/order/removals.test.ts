import { describe, expect, it } from 'vitest'
import { actsAfter, slipAfter } from '@/tests/support/barista'

const order = 'a flat white and a banana bread'

const expectSlip = (said: string, slip: string) => expect(slipAfter(`${order} | ${said}`)).toBe(slip)

describe('what is to go goes', () => {
  it.each([
    'Take the banana bread off',
    'Could you take the banana bread off, please?',
    'take off the banana bread',
    'Take the banana bread off the order, it has nuts',
    'take the banana bread away',
    'leave the banana bread out',
    'Leave out the banana bread',
    'without the banana bread',
    'no banana bread',
    'No more banana bread, please',
    'I no longer want the banana bread',
    'don’t add the banana bread',
    'I’d rather not have the banana bread',
    'Skip the banana bread',
    'get rid of the banana bread',
    'forget about the banana bread',
    'cancel the banana bread',
    'Is there any way to remove the banana bread?',
    'remove the banana bread but keep the coffee',
    'remove everything except the flat white',
    'Just the flat white, no banana bread',
    'remove everything with nuts',
    'I changed my mind about the banana bread',
    'keep only the flat white',
    'хліб не потрібен, тільки флет-вайт',
    'залиште тільки флет-вайт',
    'are there nuts in the banana bread? | a raf too | remove the raf, and the banana bread too',
    'Приберіть банановий хліб',
    'Зніміть хліб із замовлення',
    'без бананового хліба',
    'Бананового хліба не треба, там горіхи',
    'хліб я не буду',
    'Не додавайте хліб',
    'забудьте про хліб',
    'викресліть хліб',
    'Приберіть хліб, а каву залиште',
    'усе прибери, крім флет-вайта',
    'прибери все з горіхами',
  ])('“%s”', (said) => expectSlip(said, 'flat-white'))

  it('is what was spoken of, where it has no name', () => {
    expect(slipAfter('a banana bread and a raf | are there nuts in the banana bread? | take it off then')).toBe('raf')
    expect(slipAfter('банановий хліб і раф | у банановому хлібі є горіхи? | тоді приберіть його')).toBe('raf')
  })

  it('adds nothing that was not there', () => {
    expectSlip('remove the tart', 'flat-white, banana-bread')
    expectSlip('I don’t need sugar', 'flat-white, banana-bread')
    expectSlip('цукру не треба', 'flat-white, banana-bread')
    expectSlip('I don’t want anything else', 'flat-white, banana-bread')
    expectSlip('більше нічого не буду', 'flat-white, banana-bread')
    expectSlip('no more, thanks', 'flat-white, banana-bread')
    expectSlip('keep the banana bread', 'flat-white, banana-bread')
    expectSlip('no croissant or tart', 'flat-white, banana-bread')
    expectSlip('без круасана і тарта', 'flat-white, banana-bread')
  })
})

it('says that the order is empty only where it is', () => {
  expect(actsAfter('a raf and a tart | remove both')).toEqual(['emptied'])
  expect(actsAfter('a raf and a tart | remove both and add a croissant')).toEqual(['added', 'removed', 'askMore'])
})

it('knows what is about the cup and not about the order', () => {
  expect(
    ['a flat white to take away', 'a flat white to take out', 'a flat white, leave room for milk'].map((said) => slipAfter(said)),
  ).toEqual(Array(3).fill('flat-white'))
})

describe('what comes in its place comes', () => {
  it.each([
    'Remove the banana bread and add an oat bar',
    'Add an oat bar and remove the banana bread',
    'Remove the banana bread, an oat bar instead',
    'Take the banana bread off and give me an oat bar',
    'Take off the banana bread and another thing: an oat bar',
    'take the banana bread off, and an oat bar, please',
    'I don’t want the banana bread but an oat bar',
    'Take the banana bread off | An oat bar instead',
    'An oat bar instead',
    'An oat bar instead of the banana bread',
    'an oat bar in place of the banana bread',
    'Swap the banana bread for an oat bar',
    'replace the banana bread with an oat bar',
    'no banana bread, an oat bar instead',
    'cancel the banana bread, and then an oat bar',
    'Приберіть банановий хліб і додайте батончик',
    'Додайте батончик, а хліб приберіть',
    'Приберіть хліб, дайте батончик',
    'Приберіть хліб, краще батончик',
    'Не хочу хліб, а хочу батончик',
    'Не треба хліба, а батончик',
    'без хліба, але з батончиком',
    'замість хліба батончик',
    'Поміняйте хліб на батончик',
    'приберіть хліб | натомість батончик',
  ])('“%s”', (said) => expect(slipAfter(`${order} | ${said}`).split(', ').sort().join(', ')).toBe('flat-white, oat-bar'))

  it.each([
    ['add a croissant and swap the banana bread for an oat bar', 'flat-white, oat-bar, croissant'],
    ['replace the banana bread with an oat bar and add a croissant', 'flat-white, oat-bar, croissant'],
    ['a croissant | take the banana bread off | an oat bar instead', 'flat-white, croissant, oat-bar'],
    ['remove the banana bread | an oat bar instead', 'flat-white, oat-bar'],
    ['remove both and add a raf', 'raf'],
    ['remove the flat white and the banana bread', ''],
    ['a raf instead', 'raf, banana-bread'],
    ['remove the banana bread and make the coffee a raf', 'raf'],
    ['remove the banana bread, how much is it now?', 'flat-white'],
  ])('“%s”', (said, slip) => expect(slipAfter(`${order} | ${said}`).split(', ').sort()).toEqual(slip.split(', ').sort()))
})

it.each(['капучино 350 разом зі мною', 'капучино 350 і раф разом з ним | прибери раф', 'капучино 350, ми прийшли разом'])(
  'hears no question about the sum in «%s»',
  (said) => expect(slipAfter(said)).toBe('cappuccino 350'),
)
