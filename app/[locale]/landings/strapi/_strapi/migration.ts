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
type Quantity = { block: Block; quantity: number }
type Item = Quantity & { hours: Hours }
export type Plan = { items: readonly Item[]; hours: Hours; query: string }

/** A middle of the answer’s range. */
const typesIn = { few: 4, some: 9, many: 18 } as const

/** What of the model has to be made again; the rest comes over by tool or script and is only checked. Our own rule. */
const madeAnew = { 'strapi-4': 1 / 3, 'strapi-3': 1 / 2, contentful: 2 / 3, wordpress: 1 } as const

const languagesIn = { one: 1, two: 2, three: 3, five: 5 } as const
const pluginsIn = { none: 0, couple: 2, handful: 5 } as const

/** Blocks of the estimate and the set-up of the CMS itself, with the largest quantity a plan may have. */
export const maxQuantities = {
  'cnt.import': 1,
  'cnt.cms': 1,
  setup: 1,
  'core.entity': typesIn.many,
  'cnt.lang': languagesIn.five - 1,
  'cnt.upload': 1,
  'cnt.media': 1,
  'cnt.export': 1,
  'core.flow': 1,
  'core.screen': pluginsIn.handful,
}

export type Block = keyof typeof maxQuantities

/** Hours of each block by quantity, as the engine of the estimate gives them: `migration-hours.ts`. */
export type HoursByBlock = Readonly<Record<Block, readonly Hours[]>>

export function planMigration(answers: Answers, hours: HoursByBlock): Plan {
  const items = countBlocks(answers).flatMap(({ block, quantity }): Item[] => {
    const found = hours[block][quantity - 1]
    return found ? [{ block, quantity, hours: found }] : []
  })
  return { items, hours: sum(items), query: toQuery(items) }
}

function countBlocks({ source, types, entries, languages, media, plugins }: Answers): Quantity[] {
  return [
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
  ]
}

function count(block: Block, quantity: number): Quantity {
  return { block, quantity }
}

function sum(items: readonly Item[]): Hours {
  const total = (key: keyof Hours) => items.reduce((hours, item) => hours + item.hours[key], 0)
  return { low: total('low'), likely: total('likely'), high: total('high') }
}

/** The same plan as an address of the estimate. Set-up hours come with the technology there. */
export function toQuery(items: readonly Quantity[]): string {
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
