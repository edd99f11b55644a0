/** What a visitor answers, and what each answer is counted as. */
export const choices = {
  source: ['strapi-4', 'strapi-3', 'wordpress', 'contentful'],
  types: ['few', 'some', 'many'],
  entries: ['hundreds', 'thousands', 'more'],
  languages: ['one', 'two', 'three', 'five'],
  media: ['little', 'usual', 'much'],
  plugins: ['none', 'couple', 'handful'],
} as const

export type Answers = { [Key in keyof typeof choices]: (typeof choices)[Key][number] }
export type Hours = { low: number; likely: number; high: number }
export type Item = { block: Block; quantity: number; hours: Hours }
export type Plan = { items: readonly Item[]; hours: Hours; query: string }

/** Hours of one block and how far they spread, as in the catalogue 2026.1 of the estimate. */
const catalogue = {
  'cnt.import': { likely: 38, spread: [0.6, 2] },
  // Strapi takes 30 % off the 22 hours of back-end in the 44 of these pages.
  'cnt.cms': { likely: 44 - 0.3 * 22, spread: [0.8, 1.35] },
  // 12 hours of back-end and 8 of operations: fixed, without a spread.
  setup: { likely: 20, spread: [1, 1] },
  'core.entity': { likely: 36, spread: [0.7, 1.6] },
  'cnt.lang': { likely: 15, spread: [0.8, 1.35] },
  'cnt.upload': { likely: 25, spread: [0.8, 1.35] },
  'cnt.media': { likely: 38, spread: [0.7, 1.6] },
  'cnt.export': { likely: 20, spread: [0.8, 1.35] },
  'core.flow': { likely: 60, spread: [0.6, 2] },
  'core.screen': { likely: 12, spread: [0.8, 1.35] },
} as const satisfies Record<string, { likely: number; spread: readonly [number, number] }>

export type Block = keyof typeof catalogue

/** Each further one of a kind costs three quarters. */
const repeat = 0.75

/** A middle of the answer’s range. */
const typesIn = { few: 4, some: 9, many: 18 } as const

/** What of the model has to be made anew; the rest comes over by tool or script and is only checked. Our own rule. */
const madeAnew = { 'strapi-4': 1 / 3, 'strapi-3': 1 / 2, contentful: 2 / 3, wordpress: 1 } as const

const languagesIn = { one: 1, two: 2, three: 3, five: 5 } as const
const pluginsIn = { none: 0, couple: 2, handful: 5 } as const

export function planMigration({ source, types, entries, languages, media, plugins }: Answers): Plan {
  const items = [
    count('cnt.import', 1),
    count('cnt.cms', 1),
    count('setup', 1),
    count('core.entity', Math.ceil(typesIn[types] * madeAnew[source])),
    count('cnt.lang', languagesIn[languages] - 1),
    count('cnt.upload', media === 'little' ? 0 : 1),
    count('cnt.media', media === 'much' ? 1 : 0),
    // Thousands of entries want a report that compares both sides, tens of thousands a move in portions that can be resumed.
    count('cnt.export', entries === 'hundreds' ? 0 : 1),
    count('core.flow', entries === 'more' ? 1 : 0),
    count('core.screen', pluginsIn[plugins]),
  ].filter(({ quantity }) => quantity > 0)
  return { items, hours: sum(items), query: toQuery(items) }
}

function count(block: Block, quantity: number): Item {
  const { likely, spread } = catalogue[block]
  const hours = quantity > 0 ? likely * (1 + repeat * (quantity - 1)) : 0
  return { block, quantity, hours: { low: hours * spread[0], likely: hours, high: hours * spread[1] } }
}

function sum(items: readonly Item[]): Hours {
  const total = (key: keyof Hours) => items.reduce((hours, item) => hours + item.hours[key], 0)
  return { low: total('low'), likely: total('likely'), high: total('high') }
}

/** The same plan as an address of the estimate. Set-up hours come with the technology there. */
function toQuery(items: readonly Item[]): string {
  const blocks = items
    .filter(({ block }) => block !== 'setup')
    .map(({ block, quantity }) => (quantity > 1 ? `${block}*${quantity}` : block))
  return `v=1&t=site&o=rewrite&x=strapi&b=${blocks.join('_')}`
}

/** Hours as they are shown: to five, so that nobody reads a precision that is not there. */
export function roundHours(hours: number): number {
  return Math.round(hours / 5) * 5
}

export const firstAnswers: Answers = {
  source: 'strapi-4',
  types: 'some',
  entries: 'hundreds',
  languages: 'two',
  media: 'usual',
  plugins: 'couple',
}

/** Moves of the kind we are asked about; they stand in the page with and without scripts. */
export const typicalMoves = {
  magazine: { source: 'strapi-4', types: 'many', entries: 'thousands', languages: 'two', media: 'usual', plugins: 'couple' },
  oldSite: { source: 'strapi-3', types: 'few', entries: 'hundreds', languages: 'one', media: 'little', plugins: 'none' },
  blog: { source: 'wordpress', types: 'few', entries: 'thousands', languages: 'one', media: 'usual', plugins: 'couple' },
  company: { source: 'contentful', types: 'some', entries: 'hundreds', languages: 'three', media: 'little', plugins: 'none' },
} as const satisfies Record<string, Answers>
