import { expect, test } from 'vitest'
import { currentCatalogue, isImplied } from '@/estimate'
import { followRows, hiddenRows, isOpened, noRows } from './shown-rows'

const ids = currentCatalogue.blocks.map(({ id }) => id).filter((id) => !isImplied(id))
const access = ids.filter((id) => id.startsWith('acc.'))
const take = (...ids: string[]) => ids.map((id) => ({ id, quantity: 1 }))
const fromLink = followRows(noRows, take('acc.email', 'acc.social', 'com.push'))

test('a link or a preset shows what is chosen, and all blocks of the groups nobody chose from', () => {
  const hidden = hiddenRows(fromLink, ids)
  expect(access.filter((id) => !hidden.includes(id))).toEqual(['acc.email', 'acc.social'])
  expect(ids.filter((id) => id.startsWith('pay.') && hidden.includes(id))).toEqual([])
})

test('what is unticked stays where it was', () => {
  const after = followRows(fromLink, take('acc.social', 'com.push'))
  expect(hiddenRows(after, ids).includes('acc.email')).toBe(false)
  expect(hiddenRows(after, ids).includes('acc.profile')).toBe(true)
})

test('a group stays whole when its first block is ticked by hand', () => {
  const after = followRows(fromLink, take('acc.email', 'acc.social', 'com.push', 'pay.checkout'))
  expect(ids.filter((id) => id.startsWith('pay.') && hiddenRows(after, ids).includes(id))).toEqual([])
})

test('a group of which one block is chosen is folded, and has all of its blocks when it is opened', () => {
  expect([isOpened(fromLink, 'acc'), isOpened(fromLink, 'com'), isOpened(fromLink, 'pay')]).toEqual([true, false, false])
  expect(ids.filter((id) => id.startsWith('com.') && hiddenRows(fromLink, ids).includes(id))).toEqual([])
})

test('a second block ticked in a folded group takes none of its rows away', () => {
  const after = followRows(fromLink, take('acc.email', 'acc.social', 'com.push', 'com.email'))
  expect(isOpened(after, 'com')).toBe(true)
  expect(ids.filter((id) => id.startsWith('com.') && hiddenRows(after, ids).includes(id))).toEqual([])
})

test('another preset begins anew', () => {
  const after = followRows(fromLink, take('pay.checkout', 'pay.subs', 'acc.profile'))
  expect(isOpened(after, 'acc')).toBe(false)
  expect(ids.filter((id) => id.startsWith('pay.') && !hiddenRows(after, ids).includes(id))).toEqual(['pay.checkout', 'pay.subs'])
})

test('one block alone is not hidden', () => {
  const almost = access.slice(1)
  expect(hiddenRows(followRows(noRows, take(...almost)), ids)).toEqual([])
})
