import type { Match, OpenedIndex } from '@/components/search/open-index'
import { type IndexedPassage, placeOf } from '@/components/search/site-index'
import { tellingWords } from '@/components/search/stop-words'
import { tidyQuery } from '@/components/search/tidy-query'
import { toTerm, wordsIn } from '@/components/search/words'
import { asksWhoAnswers, type Refusal, refusalOf } from './refusals'

/** Passages that stand together are quoted together. */
export type Quote = { texts: string[]; heading: string; page: string; href: string }

/** What the agent says: passages with their places, or why it says nothing. */
export type Answer = { kind: 'found'; quotes: Quote[] } | { kind: 'unknown' | 'self' | Refusal }

/** How much of what a question is about a passage has to have, weighed by how rare the words are. Set by the table of questions. */
export const enough = 0.6

/** Words in fewer passages than this are all equally rare. */
const rarest = 3

/** A second passage is quoted only when it is nearly as good as the first. */
const nearlyAsGood = 0.9
const quoted = 2
const maxQuoteLength = 420

/** Looks for the passages that answer a question. It never writes a sentence of its own and knows nothing but the index. */
export function answerQuestion(index: OpenedIndex, asked: string): Answer {
  const question = tidyQuery(asked)
  const refusal = refusalOf(question)
  if (refusal) return { kind: refusal }
  if (asksWhoAnswers(question)) return { kind: 'self' }

  const words = askedWords(question)
  const weights = weigh(index, new Set(words.map(toTerm)))
  const ranked = index
    .find(words.join(' '))
    .map((match) => ({ match, covered: share(match.asked, weights) }))
    .filter(({ covered }) => covered >= enough)
    .map(({ match, covered }) => ({ match, worth: match.score * covered ** 2 * soundsLike(index, question, match, weights) }))
    .sort((a, b) => b.worth - a.worth)
  const [best] = ranked
  if (!best) return { kind: 'unknown' }
  const opening = openingOf(index, best.match, weights)
  if (opening.length > 0) return { kind: 'found', quotes: toQuotes(index, opening) }
  const chosen = ranked.filter(({ worth }) => worth >= best.worth * nearlyAsGood)
  return {
    kind: 'found',
    quotes: toQuotes(
      index,
      chosen.map(({ match }) => match.passage),
    ),
  }
}

/** All that the index is asked for to answer a question. */
export const termsOf = (asked: string) => askedWords(tidyQuery(asked)).map(toTerm)

const askedWords = (question: string) => tellingWords(wordsIn(question))

/** A word is worth the more the fewer passages have it; one that none has is worth the most. */
function weigh(index: OpenedIndex, terms: ReadonlySet<string>): Map<string, number> {
  const all = index.passages.length + 1
  return new Map([...terms].map((term) => [term, Math.log(all / Math.max(index.count(term), rarest))]))
}

/** A passage is worth more when its heading is what is asked, small words included: “When not to do one”. */
function soundsLike({ pages }: OpenedIndex, question: string, { passage }: Match, weights: ReadonlyMap<string, number>): number {
  const asked = wordsIn(question).map(toTerm)
  const heading = new Set(wordsIn(passage.heading || (pages[passage.page]?.title ?? '')).map(toTerm))
  const common = asked.filter((term) => heading.has(term)).length / Math.max(asked.length, heading.size, 1)
  return 1 + 2 * common + share([...heading], weights)
}

/** The share of a question that some of its terms make. */
function share(terms: readonly string[], weights: ReadonlyMap<string, number>): number {
  const sum = (some: Iterable<string>) => [...some].reduce((total, term) => total + (weights.get(term) ?? 0), 0)
  return sum(terms) / Math.max(sum(weights.keys()), Number.EPSILON)
}

/** Where a heading is the question itself, the answer is what stands first under it, whichever sentence has the words. */
function openingOf({ pages, passages }: OpenedIndex, { passage }: Match, weights: ReadonlyMap<string, number>): IndexedPassage[] {
  const page = pages[passage.page]
  const heading = passage.heading || (page?.group === 'questions' ? page.title : '')
  const terms = new Set(wordsIn(heading).map(toTerm))
  if (
    heading.trim() === '' ||
    share(
      [...weights.keys()].filter((term) => terms.has(term)),
      weights,
    ) < 0.95
  )
    return []
  return passages.filter(({ page: at, heading: under }) => at === passage.page && under === passage.heading)
}

function toQuotes({ pages }: OpenedIndex, passages: readonly IndexedPassage[]): Quote[] {
  const quotes: Quote[] = []
  for (const passage of passages.slice(0, quoted)) {
    const page = pages[passage.page]
    if (!page) continue
    const quote = { texts: [shorten(passage.text)], heading: passage.heading, page: page.title, href: placeOf(page, passage) }
    const last = quotes.at(-1)
    if (last?.href === quote.href && last.heading === quote.heading) last.texts.push(...quote.texts)
    else quotes.push(quote)
  }
  return quotes
}

/** Whole sentences as far as they fit; what is left out is shown as left out. */
function shorten(text: string): string {
  if (text.length <= maxQuoteLength) return text
  const end = [...text.slice(0, maxQuoteLength).matchAll(/[.!?…](?=\s)/g)].at(-1)?.index ?? 0
  return end > 80 ? `${text.slice(0, end + 1)} […]` : `${text.slice(0, text.lastIndexOf(' ', maxQuoteLength))} […]`
}
