import { expect, it } from 'vitest'
import { withQueryOf } from './target-address'

it('a redirect takes the query along, but for what only the router of Next.js says', () => {
  expect(withQueryOf('/portfolio', '?a=1&b=%20x')).toBe('/portfolio?a=1&b=%20x')
  expect(withQueryOf('/portfolio', '?_rsc=x')).toBe('/portfolio')
  expect(withQueryOf('/#team', '?a=1')).toBe('/?a=1#team')
  expect(withQueryOf('https://shop.example/all?from=site', '?a=1')).toBe('https://shop.example/all?from=site')
  expect(withQueryOf('https://shop.example/all', '?a=1')).toBe('https://shop.example/all?a=1')
})
