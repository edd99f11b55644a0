import { z } from 'zod'
import {
  chapteredMarkdown,
  list,
  markdown,
  name,
  noUnlessSaid,
  optionalEstimate,
  optionalGroup,
  optionalList,
  optionalReference,
  optionalText,
  pageFields,
  question,
  sitePath,
  text,
  titledText,
} from './parts'
import { presetPrice } from './work'

/** What speaks for a product and what against it. */
const fit = z.object({ yes: list(markdown).min(1), no: list(markdown).min(1), note: markdown })

const pitfall = z.object({ where: markdown, happens: markdown, remedy: markdown })

const conduct = z.object({ does: list(text).min(1), asks: list(text).min(1), refuses: list(text).min(1) })

const expectation = z.union([sitePath, z.enum(['unknown', 'self', 'order', 'advice', 'action', 'secret'])], {
  error: 'must be a path of this site, unknown, self, order, advice, action or secret',
})

export const landing = z.object({
  ...pageFields,
  title: name,
  productName: name,
  lead: text,
  benefits: list(titledText).min(3),
  steps: list(titledText).min(3),
  integrations: optionalList(text),
  safety: list(titledText).min(1),
  price: presetPrice,
  /** The price the landing is about, as an estimate one can open. */
  estimate: optionalEstimate,
  /** What it does by itself, what after a person's yes, what never. */
  conduct: optionalGroup(conduct),
  /** Whom it is for and what is done for them. */
  audience: chapteredMarkdown.nullish().transform((value) => value ?? null),
  fit: fit.nullish().transform((value) => value ?? null),
  pitfalls: optionalList(pitfall),
  /** With what and when the pitfalls were measured. */
  measured: optionalText,
  /** The article that counts what one answer costs. */
  article: optionalReference,
  /** Of a demonstration that answers itself, as the barista does, only what a person says is shown; its answers are asked for. */
  dialogue: optionalList(z.object({ speaker: z.enum(['person', 'assistant']), text })),
  /** Questions a demonstration is examined with: the paths it may quote, or one word for why it does not. */
  evaluation: optionalList(z.object({ question: text, expect: list(expectation).min(1), shown: noUnlessSaid })),
  body: chapteredMarkdown,
  questions: list(question).min(3),
})
