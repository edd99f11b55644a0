import { afterEach, expect, it } from 'vitest'
import { parseMarkdown } from '@/content-client/rich-text/parse'
import { openTextParser } from './parse-texts'

const parser = openTextParser()
afterEach(parser.close)

const textOf = (number: number) =>
  `## Note ${number}\n\nA *long* way[^1], and https://example.com/${number}.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n[^1]: By ${number}.\n`

it('many texts are parsed by other processes and come out as if they were parsed here, each to whoever asked', async () => {
  const texts = Array.from({ length: 200 }, (_, number) => textOf(number))
  const trees = texts.map(parser.parse)
  expect(trees.at(0)).not.toBeInstanceOf(Promise)
  expect(trees.at(-1)).toBeInstanceOf(Promise)
  // Undefined fields do not travel.
  expect(await Promise.all(trees)).toEqual(texts.map(parseMarkdown))
})
