import { SKIP, visit } from 'unist-util-visit'
import type { Locale } from '@/routing/locales'
import { shortened } from './assert-html'
import type { MarkdownTree } from './parse'

type MarkdownNode = MarkdownTree | MarkdownTree['children'][number]

/** What half of any English sentence is made of, and names of things and people are not. */
const english = new Set(
  'a about after all an and any are as at be before but by can do does every few first five for four from had has have he her his how if in into is it its last less more most my new next no nor not of off on one or our out over same she so some ten than that the their them then there these they this three to two up us was we were what when where which who why will with without would you your day days week weeks month months hour hours year years'.split(
    ' ',
  ),
)
const ukrainian = new Set(
  'а або але без був була були було бути в від він вона вони все всі де для до є за з зі із і й їх її його коли ми може на над нас наш наша не ні по про так та те ти то ту у ці це цей через чи що щоб як які який якщо'.split(
    ' ',
  ),
)

/** Titles and sayings are quoted in the language they have; addresses, code and versions have none. */
const quoted = /«[^»]*»|“[^”]*”|„[^”“]*[”“]|"[^"\n]*"|`[^`\n]*`|\S*[/@_\d\\]\S*|\p{L}+\.\p{L}\S*/gu

/**
 * Whether a text is prose of the site's other language: not a name, however long, nor a list of products. Few words say too little, and
 * nothing is said about them.
 */
export function isOtherLanguage(text: string, locale: Locale): boolean {
  const words = text.replace(quoted, ' . ').match(/\p{L}[\p{L}\p{M}'’ʼ-]*|[^\s\p{L}]/gu) ?? []
  const latin = words.filter((word) => /^\p{Script=Latin}/u.test(word))
  const cyrillic = words.filter((word) => /^\p{Script=Cyrillic}/u.test(word))
  if (locale === 'uk') return latin.length > cyrillic.length * 8 && isEnglish(latin, words)
  return cyrillic.length > latin.length * 2 && isUkrainian(cyrillic)
}

/** Names are capitalised, lists have commas: prose has small words, or several words of small letters in a row. */
function isEnglish(latin: readonly string[], words: readonly string[]): boolean {
  const common = latin.filter((word) => english.has(word.toLowerCase())).length
  const plain = latin.filter((word) => /^[a-z]/.test(word) && !english.has(word))
  if (latin.length < 4) return false
  const run = longestRun(words)
  return run >= 4 || (run === 3 && latin.length > 4) || (common >= 2 && plain.length > 0) || (common >= 4 && common > latin.length * 0.4)
}

function longestRun(words: readonly string[]): number {
  let [run, longest] = [0, 0]
  for (const word of words) {
    run = /^[a-z]/.test(word) ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

function isUkrainian(cyrillic: readonly string[]): boolean {
  const plain = cyrillic.filter((word) => /^\p{Ll}\p{L}{2}/u.test(word)).length
  return cyrillic.length >= 3 && (plain >= 2 || cyrillic.some((word) => ukrainian.has(word)))
}

const names: Record<Locale, string> = { en: 'Ukrainian', uk: 'English' }

/** @throws an Error that quotes a paragraph, a heading or an item of the other language; quotations, sources and code may be so. */
export function assertLanguage(tree: MarkdownTree, locale: Locale): void {
  const marked = markedPlaces(tree)
  visit(tree, (node) => {
    if (node.type === 'blockquote' || node.type === 'footnoteDefinition' || marked.has(node)) return SKIP
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return undefined
    const text = proseOf(node)
    if (isOtherLanguage(text, locale)) throw new Error(`${languageProblem(text, locale)}; what has to be so stands in a quotation (> …)`)
    return SKIP
  })
}

export function languageProblem(text: string, locale: Locale): string {
  return `“${shortened(text)}” is in ${names[locale]}, and stands in the ${names[locale === 'en' ? 'uk' : 'en']} text; translate it`
}

/** What stands between HTML tags that name a language is what it says. */
function markedPlaces({ children }: MarkdownTree): ReadonlySet<MarkdownNode> {
  const marked = new Set<MarkdownNode>()
  let isMarked = false
  for (const node of children) {
    if (node.type === 'html') isMarked = / lang=/i.test(node.value) && !/<\/\w+>\s*$/.test(node.value)
    else if (isMarked || ('children' in node && node.children.some((part) => part.type === 'html' && / lang=/i.test(part.value))))
      marked.add(node)
  }
  return marked
}

/** Without code, and without the names of other sites’ pages. */
function proseOf(node: MarkdownNode): string {
  if (node.type === 'text') return node.value
  if (node.type === 'image') return node.alt ? ` ${node.alt}. ` : ''
  if (node.type === 'link' && /^https?:/.test(node.url)) return ' . '
  if (!('children' in node)) return ' . '
  return node.children.map(proseOf).join('')
}
