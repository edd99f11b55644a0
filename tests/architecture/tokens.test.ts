import { compileString } from 'sass'
import { describe, expect, it } from 'vitest'

const compile = (rule: string) => compileString(`@use 'styles' as s; .x { ${rule} }`, { loadPaths: ['.'] }).css

describe('design tokens', () => {
  it.each([
    ['color: s.color(mauve)', 'colour "mauve"'],
    ['padding: s.space(13)', 'space "13"'],
    ['z-index: s.layer(top)', 'layer "top"'],
    ['@include s.type(huge)', 'text style "huge"'],
    ['@include s.from(tablet) { color: red }', 'breakpoint "tablet"'],
    ['@include s.ease(slow, color)', 'duration "slow"'],
    ['font-size: s.size(21)', 'size "21"'],
    ['font-weight: s.weight(heavy)', 'weight "heavy"'],
    ['line-height: s.leading(loose)', 'line height "loose"'],
    ['max-inline-size: s.measure(narrow)', 'measure "narrow"'],
    ['border-radius: s.radius(round)', 'radius "round"'],
  ])('%s does not compile, and says what is unknown', (rule, unknown) => {
    expect(() => compile(rule)).toThrow(unknown)
  })

  it('are lengths that grow with the visitor’s text size', () => {
    expect(compile('padding: s.space(3)')).toContain('1.5rem')
  })

  it('grow headings with the window and never beyond their bounds', () => {
    expect(compile('@include s.type(hero)')).toMatch(/font-size: .*clamp\(2\.6875rem, .*vw, 5\.75rem\)/)
  })

  it('move nothing for visitors who ask for less motion', () => {
    expect(compile('@include s.ease(fast, color)')).toContain('transition: color var(--fast);')
    expect(compile('@include s.paces')).toMatch(/prefers-reduced-motion: reduce\) \{\s*\.x \{\s*--fast: 0s;/)
  })
})
