import { z } from 'zod'
import { markdown, optionalList, optionalText, pageFields, question, text, titledText } from './parts'
import { presetPrice } from './work'

/** What speaks for a product and what against it. */
const fit = z.object({ yes: z.array(markdown).min(1), no: z.array(markdown).min(1), note: text })

const pitfall = z.object({ where: markdown, happens: markdown, remedy: markdown })

export const landing = z.object({
  ...pageFields,
  title: text,
  productName: text,
  lead: text,
  benefits: z.array(titledText).min(3),
  steps: z.array(titledText).min(3),
  integrations: optionalList(text),
  safety: z.array(titledText).min(1),
  price: presetPrice,
  /** Whom it is for and what is done for them. */
  audience: markdown.nullish().transform((value) => value ?? null),
  fit: fit.nullish().transform((value) => value ?? null),
  pitfalls: optionalList(pitfall),
  /** With what and when the pitfalls were measured. */
  measured: optionalText,
  dialogue: optionalList(z.object({ speaker: z.enum(['person', 'assistant']), text })),
  body: markdown,
  questions: z.array(question).min(3),
})
