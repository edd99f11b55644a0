import { z } from 'zod'
import {
  day,
  estimateQuery,
  facetValue,
  list,
  markdown,
  name,
  oneOfOrNone,
  optionalDay,
  optionalGroup,
  optionalList,
  optionalName,
  optionalPicture,
  optionalReference,
  optionalText,
  pageFields,
  priority,
  reference,
  segment,
  slug,
  text,
} from './parts'

const fixedPrice = z.object({ kind: z.literal('fixed'), fromUsd: z.number().positive(), toUsd: z.number().positive() })
/** Hours by role and other costs, `24 tl + 24 be + 200 usd`, a line for each size, the smallest first. */
const workPrice = z.object({ kind: z.literal('work'), work: text })
export const presetPrice = z.object({ kind: z.literal('preset'), presets: list(reference).min(1) })

/** A price of our own, typed or of hours at our rates, or the range of one or more estimate presets. */
export const price = z.discriminatedUnion('kind', [fixedPrice, workPrice, presetPrice])

/** What was signed, billed and moved; US dollars and days, the same in both languages. */
const ledger = z
  .object({
    signedUsd: z.number().positive(),
    start: day,
    planned: day,
    finished: day,
    /** Who asked for each change, and what it added to the bill or took from it. */
    changes: optionalList(z.object({ usd: z.number(), by: z.enum(['client', 'us']) })),
  })
  .refine(({ start, planned, finished }) => start < planned && start < finished, {
    path: ['start'],
    error: 'must be before the planned and the real finish',
  })

/** Parts of products that a case can show at work. */
const prototypeKinds = ['archive', 'booking', 'forecast', 'plan', 'price', 'queue'] as const

export const caseStudy = z.object({
  ...pageFields,
  title: name,
  client: name,
  summary: text,
  outcomeLine: text,
  hue: z.enum(['copper', 'leaf', 'ice', 'iris', 'rose', 'sand']),
  cover: optionalPicture,
  /** The part of the product that works inside the case; most cases have none. */
  prototype: oneOfOrNone(prototypeKinds),
  industry: facetValue,
  services: list(reference).min(1),
  technologies: list(facetValue).min(1),
  published: day,
  priority,
  facts: z.object({ client: name, country: name, year: z.number().int(), duration: text, team: text, budget: text }),
  quote: optionalText,
  situation: markdown,
  constraint: markdown,
  decision: markdown,
  solution: markdown,
  outcome: markdown,
  metrics: list(z.object({ value: text, label: name, date: day, source: text })).min(1),
  /** The estimate of this very work: its first range is that of the ledger. */
  estimate: estimateQuery,
  ledger: optionalGroup(ledger),
  /** What changed and why, in the order of the ledger’s changes. */
  ledgerChanges: optionalList(z.object({ what: name, why: text })),
  lessons: markdown,
})

export const article = z.object({
  ...pageFields,
  title: name,
  summary: text,
  topic: reference,
  author: reference,
  published: day,
  updated: optionalDay,
  cover: optionalPicture,
  body: markdown,
  takeaways: list(text).min(2),
  preset: optionalReference,
})

export const topic = z.object({ slug: segment, title: name, summary: text, priority })

export const legalPage = z.object({
  slug,
  title: name,
  version: text,
  effective: day,
  /** The plain-language version, one sentence each. */
  inShort: list(text).min(2),
  body: markdown,
  changes: list(z.object({ date: day, text })).min(1),
  seo: pageFields.seo,
})

/** Block id and quantity. */
const presetSize = z.object({ blocks: list(z.tuple([name, z.number().positive()])).min(1) })

export const estimatePreset = z.object({
  slug,
  type: text,
  title: name,
  /** Two words at most, where the title is longer: chips. */
  shortTitle: optionalName,
  summary: text,
  /** A few words under the title: price lists. */
  outline: optionalText,
  priority,
  settings: z.record(name, z.union([name, z.number(), z.boolean(), list(name)])),
  sizes: z.object({ lean: presetSize, usual: presetSize, large: presetSize }),
})
