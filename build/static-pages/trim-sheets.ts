import { createHash } from 'node:crypto'
import postcss, { type Root, type Rule } from 'postcss'

/** What a sheet must lose in a page, in bytes, to be another sheet there: a later page that needs the whole one fetches it. */
const worthwhile = 800

export type PageSheet = { address: string; text: string }

/** Answers a sheet as a page needs it: itself, or one of its own where many rules are for elements the page cannot have. */
export type SheetTrimmer = (sheet: PageSheet, html: string) => PageSheet

type Known = { root: Root; names: readonly string[]; trimmed: Map<string, PageSheet> }

/** `scripts`: all words of the browser's scripts. A class one of them names may be given to an element later, and keeps its rules. */
export function createSheetTrimmer(scripts: ReadonlySet<string>): SheetTrimmer {
  const known = new Map<string, Known>()
  return (sheet, html) => {
    const { root, names, trimmed } = known.get(sheet.address) ?? readNames(sheet.text, scripts)
    known.set(sheet.address, { root, names, trimmed })
    if (names.length === 0) return sheet
    const absent = names.filter((name) => !html.includes(name))
    const key = absent.join(' ')
    const result = trimmed.get(key) ?? trim(sheet, root, new Set(absent))
    trimmed.set(key, result)
    return result
  }
}

/** The classes that only a page itself can give to an element; none where their rules are too few to look for them in each page. */
function readNames(text: string, scripts: ReadonlySet<string>): Known {
  const root = postcss.parse(text)
  const names = new Set<string>()
  let bytes = 0
  root.walkRules((rule) => {
    const own = classesOf(rule).filter((name) => !scripts.has(name))
    if (own.length > 0) bytes += rule.toString().length
    for (const name of own) names.add(name)
  })
  return { root, names: bytes < worthwhile ? [] : [...names], trimmed: new Map() }
}

function trim(sheet: PageSheet, root: Root, absent: ReadonlySet<string>): PageSheet {
  const rest = root.clone()
  rest.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !needed(selector).some((name) => absent.has(name)))
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })
  // An empty layer would still have a place in the order of layers.
  rest.walkAtRules(/^(?:media|supports|container)$/, (condition) => {
    if (condition.nodes?.length === 0) condition.remove()
  })
  const text = rest.toString()
  if (sheet.text.length - text.length < worthwhile) return sheet
  return { address: `${sheet.address}?of=${createHash('sha256').update(text).digest('hex').slice(0, 12)}`, text }
}

const classesOf = ({ selectors }: Rule) => selectors.flatMap(needed)

/** The classes an element and those around it must have: none of a list in parentheses has to be there. */
function needed(selector: string): string[] {
  let outside = selector
  for (let before = ''; outside !== before; ) {
    before = outside
    outside = outside.replace(/\([^()]*\)/g, '')
  }
  return [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
}
