// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { JsonLines } from './json-lines'

const value = {
  query: 'v=1&b=acc.email_acc.social',
  result: { cost: { p10: 33287, p50: -1.5 }, none: null, ok: true },
  list: [1, { p50: 2 }],
  empty: [],
}

const html = renderToStaticMarkup(<JsonLines value={value} marked={['result.cost', 'result.cost.p50', 'empty']} />)

it('shows a value as JSON that can be copied', () => {
  const text = html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
  expect(text.trim()).toBe(JSON.stringify(value, null, 2))
})

it('gives the lines that are explained an anchor, and no other', () => {
  expect([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['answer-result.cost', 'answer-result.cost.p50', 'answer-empty'])
})
