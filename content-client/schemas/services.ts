import { z } from 'zod'
import { drawingFields, findsEveryCode, namesEveryDot } from './drawing'
import {
  chapters,
  documentSlug,
  list,
  markdown,
  name,
  noUnlessSaid,
  oneOfOrNone,
  optionalList,
  optionalReference,
  pageFields,
  priority,
  question,
  reference,
  segment,
  text,
  titledText,
} from './parts'
import { price } from './work'

/** Chapters whose first table is shown as something to try. */
const instruments = ['shapes', 'score', 'balance', 'week', 'radar'] as const

export const service = z.object({
  ...pageFields,
  slug: segment,
  title: name,
  /** Two words at most: menus, the satellites of the home page. */
  shortTitle: name,
  priority,
  summary: text,
  lead: text,
  problem: markdown,
  deliverables: list(titledText).min(3),
  timeline: list(z.object({ title: name, duration: text, text })).min(2),
  price,
  duration: text,
  /** An extract of the sample document, shown before it is opened. */
  example: titledText,
  body: chapters,
  /** How the chapters of the body are set, in their order; what is not named is plain text. */
  layouts: optionalList(z.enum(['text', 'wide', 'severity', 'figures', 'columns', 'versus', 'bars', 'checklist', ...instruments])),
  roles: list(text).min(1),
  questions: list(question).min(5),
  cases: optionalList(reference),
  related: optionalList(reference),
})

/**
 * A document like those a client receives, to be read and printed before anyone talks. Its slug begins with that of its service, or with
 * `trust` where it is one of those that go with every contract.
 */
export const sampleDocument = z
  .object({
    ...pageFields,
    slug: documentSlug,
    title: name,
    /** What kind of paper it is, as the link to it says. */
    kind: name,
    summary: text,
    facts: list(z.object({ term: name, value: text })).min(3),
    ...drawingFields,
    body: markdown,
    /** Begins with the hourly rates and the prices of support, from the catalogue of the estimate. */
    prices: noUnlessSaid,
    /** What stands in the stamp of the paper. */
    seal: oneOfOrNone(['signature', 'key', 'eye', 'lock', 'clock', 'bars']),
  })
  .refine(namesEveryDot, { path: ['codes'], error: 'must have a code for every dot, in the same rows and columns' })
  .refine(findsEveryCode, { path: ['codes'], error: 'must be codes a heading (“### S01. …”) or a row of a table begins with' })

/** How one thing works that a buyer asks about before signing: a number, a few sentences, the document that spells it out. */
export const trustSection = z.object({
  slug: segment,
  title: name,
  text: markdown,
  figure: z.object({ value: name, label: text }),
  document: optionalReference,
  priority,
})
