import type { PresetSize } from '../address/presets'
import { type Choice, choices, type Platform, platforms } from '../input'
import { type Clue, cluesOf } from './clues'
import { datesIn } from './deadlines'
import { blankFacts, type Facts, readFacts } from './facts'
import { kinds, type PresetSlug } from './kinds'
import { namedLanguages } from './languages'
import { namedBlocks, surelyNamed } from './named-blocks'
import { nearestPreset } from './nearest-preset'
import { byFirstLetter, type Find, findNegations, findPhrases, type Token, tokenize } from './sentence'
import { findUnknown } from './unknown-words'
import { listPhrases, type Target, toNumbers, toPhrases } from './vocabulary'
import { english } from './words-en'
import { ukrainian } from './words-uk'

/** A value found in a sentence, with the words it was found by. It is proposed to the visitor, never applied automatically. */
type Found<Value> = { value: Value; words: string }

export type Described = Facts & {
  /** Words that nothing was found for. */
  unknown: string[]
  /** Languages of the product; null where none are named. */
  languages: number | null
  /** The preset that is nearest to all that was said; null where it could be any. */
  preset: PresetSlug | null
  size: PresetSize
  type: Found<Choice<'type'>> | null
  platforms: Found<Platform>[]
  blocks: (Found<string> & { quantity: number })[]
  /** What stands already is made anew. */
  rewrite: Found<'rewrite'> | null
  /** Blocks the sentence negates. */
  refused: Found<string>[]
}

const namesOf = (language: 'en' | 'uk') => Object.fromEntries(Object.entries(kinds).map(([kind, names]) => [kind, names[language]]))

const phrases = byFirstLetter([
  ...[english, ukrainian].flatMap(toPhrases),
  ...[namesOf('en'), namesOf('uk')].flatMap((names) => listPhrases('kind', names)),
])
/** Too plain to name a block unless it is refused. */
const plainWords = byFirstLetter([english, ukrainian].flatMap(({ unwanted }) => listPhrases('block', unwanted)))
const numbers = new Map([english, ukrainian].flatMap(toNumbers))

/** Types from the most to the least specific: the first one found wins. */
const typesBySpecificity: readonly Choice<'type'>[] = ['marketplace', 'shop', 'internal', 'saas', 'ai', 'mobile', 'webapp', 'site']

/** Variants of a block, larger first: if both are found, the smaller is dropped. */
const variants = [
  ['acc.rbac-l', 'acc.rbac-m'],
  ['acc.rbac-l', 'acc.rbac-s'],
  ['acc.rbac-m', 'acc.rbac-s'],
  ['com.chat-m', 'com.chat-s'],
  ['adm.panel-m', 'adm.panel-s'],
  ['map.live', 'map.view'],
  ['ai.agent', 'ai.assist'],
  ['ai.rag', 'ai.assist'],
  ['cnt.search-m', 'cnt.search-s'],
  ['acc.passkey', 'acc.email'],
  ['acc.sso', 'acc.email'],
  ['mob.bio', 'acc.email'],
  ['acc.social', 'acc.email'],
  ['pay.subs', 'pay.checkout'],
] as const

/** What is made anew tells little of itself but what it is. */
const presetByType = new Map<string, PresetSlug>([
  ['shop', 'online-shop'],
  ['site', 'company-site'],
])

/** What a block can be had of: `constants.limits.quantity` of the catalogue. */
const mostOfOne = 50

const counted = new Set(['mk.page', 'mk.landing', 'cnt.lang', 'int.api', 'shop.delivery'])

type Read = { tokens: Token[]; finds: Find[]; refused: ReadonlySet<Find>; clues: Clue[] }

/** The words of a sentence, the phrases of the vocabulary in it, and what speaks for blocks and presets. */
export function readSentence(text: string): Read {
  const tokens = tokenize(text)
  const finds = findPhrases(tokens, phrases)
  const plain = findPhrases(tokens, plainWords).filter((each) => !finds.some((find) => overlap(find, each)))
  const negations = findNegations(
    tokens,
    [...finds, ...plain].sort((one, other) => one.at - other.at),
  )
  const { refused } = negations
  const all = [...finds, ...plain.filter((find) => refused.has(find))]
  return { tokens, finds: all, refused, clues: cluesOf(tokens, finds, negations) }
}

const overlap = (one: Find, other: Find) => one.at < other.at + other.length && other.at < one.at + one.length

/** Reads a description of a project in English, Ukrainian or both: type, platforms and blocks with the words that matched. */
export function describeProject(text: string, today: string): Described {
  const facts = readFacts(text, today, numbers)
  const rest = blankFacts(text, facts)
  const { tokens, finds, refused: refusedFinds, clues } = readSentence(rest)
  const said = (kind: Target['kind'], wanted: boolean) =>
    finds
      .filter((find) => refusedFinds.has(find) !== wanted)
      .flatMap((find) =>
        find.targets.filter((target) => target.kind === kind).map(({ value }) => ({ value, words: wordsOf(text, tokens, find), find })),
      )
  const refused = unique(said('block', false))
  const refusedIds = new Set(refused.map(({ value }) => value))
  const isRefused = (id: string) =>
    refusedIds.has(id) || variants.some((pair) => pair.some((each) => each === id) && pair.some((each) => refusedIds.has(each)))
  const blocks = dropVariants(namedBlocks(clues).filter(({ value }) => !isRefused(value)))
  const types = said('type', true)
  const type = typesBySpecificity.map((each) => types.find(({ value }) => value === each)).find((each) => each !== undefined)
  const refusedPlatforms = new Set(said('platform', false).map(({ value }) => value))
  const chosen = unique(said('platform', true)).filter(({ value }) => !refusedPlatforms.has(value))
  const [size = 'usual'] = said('size', true).map(({ value }) => value) as PresetSize[]
  const languages = blocks.find(({ value }) => value === 'cnt.lang')
  const list = languages && namedLanguages(tokens, languages)
  const [rewrite] = said('rewrite', true)
  return {
    ...facts,
    unknown: [...findUnknown(text, tokens, list ? [...finds, list] : finds), ...datesIn(rest)],
    languages: languages ? quantityOf('cnt.lang', tokens, languages, finds) + 1 : null,
    preset: nearestPreset(clues, surelyNamed(clues)) ?? ((rewrite && presetByType.get(type?.value ?? '')) || null),
    rewrite: rewrite ? { value: 'rewrite', words: rewrite.words } : null,
    size,
    type: type && isType(type.value) ? { value: type.value, words: type.words } : null,
    platforms: platforms.flatMap((value) => {
      const found = chosen.find((each) => each.value === value)
      return found ? [{ value, words: found.words }] : []
    }),
    blocks: blocks.map((named) => ({
      value: named.value,
      words: wordsOf(text, tokens, named),
      quantity: quantityOf(named.value, tokens, named, finds),
    })),
    refused: refused.map(({ value, words }) => ({ value, words })),
  }
}

function dropVariants<Item extends { value: string }>(items: readonly Item[]): Item[] {
  const smaller = variants.flatMap(([large, small]) => (items.some(({ value }) => value === large) ? [small] : []))
  return items.filter(({ value }) => !smaller.some((id) => id === value))
}

function unique<Item extends { value: string }>(items: readonly Item[]): Item[] {
  return items.filter(({ value }, index) => items.findIndex((other) => other.value === value) === index)
}

type Named = Pick<Find, 'at' | 'length'>

/**
 * “8 pages”, «трьома мовами»: the number at most three words before, of which none means anything else, or “pages: 8”. Languages count
 * from the second.
 */
function quantityOf(id: string, tokens: readonly Token[], named: Named, others: readonly Find[]): number {
  if (!counted.has(id)) return 1
  const found =
    numberBefore(tokens, named, others) ??
    numberAfter(tokens, named) ??
    (id === 'cnt.lang' ? (namedLanguages(tokens, named)?.count ?? 2) : 1)
  return Math.min(mostOfOne, id === 'cnt.lang' ? Math.max(1, found - 1) : found)
}

function numberBefore(tokens: readonly Token[], { at }: Named, others: readonly Find[]): number | undefined {
  for (const away of [1, 2, 3, 4]) {
    const number = numberIn(tokens[at - away])
    if (number !== undefined) return number
    const isOther = others.some((find) => find.at <= at - away && at - away < find.at + find.length)
    if (isOther || (away > 1 && /^[.;!?\n]$/.test(tokens[at - away]?.word ?? ''))) return undefined
  }
  return undefined
}

/** Behind its words only where nothing follows that it could count. */
function numberAfter(tokens: readonly Token[], { at, length }: Named): number | undefined {
  const next = tokens[at + length + 1]
  return next === undefined || /^[.;!?\n]$/.test(next.word) ? numberIn(tokens[at + length]) : undefined
}

function numberIn(token: Token | undefined): number | undefined {
  const [, digits, thousands] = /^(\d+)(k|к|тис)?$/.exec(token?.word ?? '') ?? []
  const number = digits ? Number(digits) * (thousands ? 1000 : 1) : numbers.get(token?.word ?? '')
  return number !== undefined && number >= 1 ? number : undefined
}

function wordsOf(text: string, tokens: readonly Token[], { at, length }: Pick<Find, 'at' | 'length'>): string {
  return text.slice(tokens[at]?.from, tokens[at + length - 1]?.to)
}

function isType(value: string): value is Choice<'type'> {
  return choices.type.some((type) => type === value)
}
