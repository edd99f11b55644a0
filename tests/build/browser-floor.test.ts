import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { youngInScripts } from '../support/browser-floor'
import { buildFolder, publicFolder } from '../support/release'
import { youngInSheets } from '../support/sheet-floor'

const chunks = join(buildFolder, 'static', 'chunks')
const read = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
const scripts = read(chunks, '.js')
const sheets = [...read(chunks, '.css'), ...read(join(publicFolder, 'styles'), '.css')]

/** Names that objects of ours or of packages have as well, read in the code: nothing of the browser is meant. */
const alike =
  '.animation .ariaLive .captureStackTrace .check .chunks .cssFloat .delay .displayName .escape .external .imageSizes .locale .role .share .tag .unicodeSets .when'
/** Asked for before it is used, or stood in for. */
const withFallback =
  '.clearImmediate .connection .hidePopover .popover .requestIdleCallback .setImmediate .showPopover .startViewTransition .toBase64 AbortSignal.timeout ScrollTimeline URL.canParse'
const known = new Set(`${alike} ${withFallback}`.split(' '))

/** Left out, it leaves a page that reads and works: paint, balance of lines, order of breaks on paper, movement. */
const enhancing = new Set([
  ...'@page @starting-style @view-transition ::view-transition ::view-transition-new ::view-transition-old view-timeline'.split(' '),
  ...'::-webkit-inner-spin-button ::-webkit-search-cancel-button ::-webkit-meter-bar ::-webkit-meter-optimum-value'.split(' '),
  ...'::-webkit-meter-suboptimum-value -webkit-tap-highlight-color accent-color scrollbar-color scrollbar-width'.split(' '),
  ...'text-wrap content-visibility contain-intrinsic-size overscroll-behavior forced-color-adjust paint-order size'.split(' '),
  ...['font-family: ui-monospace', 'break-after: avoid', 'break-before: avoid', '::details-content', ':popover-open', 'anchor-name'],
  // Colours of text go on as those around it, grounds and lines are left out; browsers without them are two versions of Firefox.
  ...['color-mix()', 'oklch()'],
  // What stands in these rows begins where it begins, not where its neighbours do.
  'grid-template-rows: subgrid',
  ':has',
  // Written by the compiler or a package beside what others read.
  ...'-webkit-mask-composite -webkit-mask-source-type mask-mode text-size-adjust'.split(' '),
])

describe('the scripts of the site', () => {
  it('use nothing that a browser of the floor lacks without a fallback', () => {
    expect(scripts.length).toBeGreaterThan(50)
    expect(youngInScripts(scripts).filter((name) => !known.has(name))).toEqual([])
  })

  it.each(['text.toWellFormed()', 'Object.groupBy(rows, by)', 'new URLPattern(address)', 'Promise.withResolvers()'])(
    'are read for %s',
    (code) => {
      expect(youngInScripts([code])).toHaveLength(1)
    },
  )
})

describe('the sheets of the site', () => {
  it('ask nothing of a browser of the floor that it cannot read, without something to go by instead', () => {
    expect(sheets.length).toBeGreaterThan(50)
    expect(youngInSheets(sheets).filter((name) => !enhancing.has(name))).toEqual([])
  })

  it.each([
    ['a selector that takes others with it', 'a:hover, a:has(b) { color: red }', ':has in a list'],
    ['a keyword', 'a { float: inline-start }', 'float: inline-start'],
    ['a function', 'a { inline-size: calc-size(auto, size) }', 'calc-size()'],
    ['a property', 'a { field-sizing: content }', 'field-sizing'],
    ['a rule', '@scope (a) { b { color: red } }', '@scope'],
  ])('are read for %s', (_what, sheet, name) => {
    expect(youngInSheets([sheet])).toContain(name)
    expect(youngInSheets([`@supports (x: y) { ${sheet} }`])).toEqual([])
  })

  it.each([
    'a { float: left; float: inline-start }',
    'a { -webkit-user-select: none; user-select: none }',
    'a:has(b), b:has(a) { float: left }',
  ])('may ask for more beside what everybody reads: %s', (sheet) => {
    expect(youngInSheets([sheet]).filter((name) => !enhancing.has(name))).toEqual([])
  })
})
