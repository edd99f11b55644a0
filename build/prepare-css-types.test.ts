import { describe, expect, it } from 'vitest'
import { readClassNames } from './prepare-css-types'

describe('the class names of a style sheet', () => {
  it('are those of every selector, also inside a condition', () => {
    const css =
      '@media (min-width: 48.5rem) {\n  .row > .name:hover, a:not(.quiet) {\n    inset: .5rem;\n  }\n}\n@keyframes turn { 12.5% { top: 0 } }'
    expect(readClassNames(css)).toEqual(['name', 'quiet', 'row'])
  })

  it('are not those the sheet leaves to the whole page, nor those in comments and texts', () => {
    const css = '/* .old { */\n:global(body:has(.menu:is(.open, .shut))) .page[data-x=".no {"]::after {\n  content: ".neither {";\n}'
    expect(readClassNames(css)).toEqual(['page'])
  })
})
