import { z } from 'zod'
import {
  day,
  estimateQuery,
  list,
  name,
  optionalReference,
  pageFields,
  priority,
  question,
  reference,
  sample,
  slug,
  spelled,
  text,
  titledText,
} from './parts'

/** A change of an estimate as its address spells it: `q*production`, `add*com.push_del*com.chat-s`. */
const change = spelled(/^[a-z]+\*[\w.*-]+$/, 'must be a change of an estimate such as q*production or del*com.chat-s')

/** What a kind of project costs: words of ours around figures the engine works out from a preset. */
export const costGuide = z.object({
  ...pageFields,
  title: name,
  /** In a list of guides. */
  shortTitle: name,
  lead: text,
  preset: reference,
  service: reference,
  study: optionalReference,
  published: day,
  priority,
  /** What moves the price of the usual size up or down, and what can wait; each is explained in the same place of `…Texts`. */
  drivers: list(change).min(3),
  driverTexts: list(titledText).min(3),
  savings: list(change).min(2),
  savingTexts: list(titledText).min(2),
  /** Three believable buyers, for the lean, the usual and the large size. */
  sizes: list(titledText).length(3),
  questions: list(question).min(3),
})

/** A project that is done: what it was estimated at before it began, and what it took. What is made up is never counted as history. */
export const finishedProject = z.object({
  slug,
  name,
  /** The estimate as its address spells it, with the catalogue it was made with. */
  estimate: estimateQuery.regex(/^(?=.*(?:^|&)c=).*(?:^|&)b=/, 'must name its catalogue and its blocks, such as c=2026.1 and b=acc.email'),
  hours: z.number().positive('must be more than nothing'),
  weeks: z.number().int('must be whole weeks').positive('must be more than nothing'),
  finished: day,
  sample,
})
