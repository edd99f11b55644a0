import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier } from '@mdn/browser-compat-data/types'
import postcss, { type AtRule, type Declaration, type Node, type Rule } from 'postcss'
import { isYoung } from './browser-floor'

type Group = Record<string, Identifier | undefined>

const {
  properties,
  selectors,
  types,
  'at-rules': rules,
} = bcd.css as unknown as Record<'properties' | 'selectors' | 'types' | 'at-rules', Group>

const isYoungOf = (group: Group | undefined, name: string) => {
  const compat = group?.[name]?.__compat
  return compat !== undefined && isYoung(compat)
}

/** The functions of values, whatever type they are said to be of. */
const functions: Group = Object.assign({}, ...Object.values(types), types)

function youngPseudos(selector: string): string[] {
  return [...selector.matchAll(/::?([a-z-]+)/g)].filter(([, name = '']) => isYoungOf(selectors, name)).map(([pseudo]) => pseudo)
}

/** Functions, and keywords of the property, that the floor does not know. */
function youngParts({ prop, value }: Declaration): string[] {
  const called = [...value.matchAll(/([a-z-]+)\(/g)].map(([, name = '']) => name).filter((name) => isYoungOf(functions, name))
  const words = value.replaceAll(/[a-z-]+\([^)]*\)?|"[^"]*"/g, ' ').match(/[a-z][a-z-]+/g) ?? []
  const young = words.filter((word) => isYoungOf(properties[prop] as Group | undefined, word))
  return [...called.map((name) => `${name}()`), ...young.map((word) => `${prop}: ${word}`)]
}

/** A rule that only a browser reads which knows what it asks for. */
const isAskedFor = (node: Node): boolean => {
  for (let above = node.parent; above; above = above.parent as Node['parent'])
    if (above.type === 'atrule' && (above as AtRule).name === 'supports') return true
  return false
}

/**
 * What of the sheets a browser of the floor cannot read, where it has nothing to go by instead: a property it leaves out, a value without
 * one it knows before it, a selector that takes others of its list with it, a rule it skips.
 */
export function youngInSheets(sheets: readonly string[]): string[] {
  const young = new Set<string>()
  for (const sheet of sheets) {
    const root = postcss.parse(sheet)
    root.walkAtRules((rule) => {
      if (isYoungOf(rules, rule.name) && !isAskedFor(rule)) young.add(`@${rule.name}`)
    })
    root.walkRules((rule) => {
      if (isAskedFor(rule)) return
      for (const selector of rule.selectors)
        for (const pseudo of youngPseudos(selector)) young.add(isAlone(rule) ? pseudo : `${pseudo} in a list`)
    })
    root.walkDecls((declaration) => {
      if (isAskedFor(declaration) || hasOlder(declaration)) return
      if (isYoungOf(properties, declaration.prop)) young.add(declaration.prop)
      else for (const part of youngParts(declaration)) young.add(part)
    })
  }
  return [...young].sort()
}

/** Each selector of the list asks for what is young, so none is lost that would have been read. */
const isAlone = ({ selectors: list }: Rule) => list.every((selector) => youngPseudos(selector).length > 0)

/** The same property with a value the floor knows, before this one, or the name it had while it was new. */
function hasOlder(declaration: Declaration): boolean {
  for (let before = declaration.prev(); before; before = before.prev()) {
    if (before.type !== 'decl') continue
    if (before.prop === `-webkit-${declaration.prop}`) return true
    if (before.prop === declaration.prop && youngParts(before).length === 0) return true
  }
  return false
}
