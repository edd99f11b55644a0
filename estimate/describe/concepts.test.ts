import { expect, it } from 'vitest'
import { conceptsOf } from './concepts'
import lists from './concepts.json'

it.each([
  ['courier', 'курʼєром'],
  ['patients', 'пацієнтка'],
  ['bakery', 'пекарня'],
])('“%s” and «%s» are about the same', (english, ukrainian) => {
  expect(conceptsOf(ukrainian.replace('ʼ', '')).filter((concept) => conceptsOf(english).includes(concept))).not.toEqual([])
})

it('takes the longest stem a word begins with', () => {
  expect(conceptsOf('карткою')).toContain('card')
  expect(conceptsOf('картковий')).not.toContain('map')
})

it('keeps its words as they are compared, each once in a list', () => {
  const words = Object.values(lists).map((list) => list.split('|'))
  expect(words.flat().filter((word) => !/^[\p{Ll}\p{N}]{2,}\*?$|^[\p{Ll}\p{N}]$/u.test(word))).toEqual([])
  expect(words.filter((list) => new Set(list).size < list.length)).toEqual([])
})
