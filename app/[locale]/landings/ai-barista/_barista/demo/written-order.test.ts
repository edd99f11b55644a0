import { expect, it } from 'vitest'
import { catalogues } from '@/messages/catalogues'
import { writeOrder } from './written-order'

const said = (...texts: string[]) => texts.map((text) => ({ speaker: 'person' as const, text }))

it('answers what a guest says as the demonstration does, whatever else was typed', () => {
  const typed = { speaker: 'assistant' as const, text: 'A raf is $1.' }
  const { turns, total } = writeOrder(
    [...said('A raf with oat milk, please.'), typed, ...said('That’s all.', 'Yes.')],
    'en',
    catalogues.en.BaristaPage.labels,
  )
  expect(turns.map(({ speaker }) => speaker)).toEqual(['assistant', 'person', 'assistant', 'person', 'assistant', 'person', 'assistant'])
  expect(turns.map(({ text }) => text).join(' ')).not.toContain('$1.')
  expect(turns.at(-1)?.text).toContain(`Order 214 is at the counter, ${total}`)
})
