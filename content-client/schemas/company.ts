import { z } from 'zod'
import {
  emailAddress,
  list,
  markdown,
  name,
  noUnlessSaid,
  optionalAddress,
  optionalList,
  optionalMonday,
  optionalName,
  optionalPicture,
  optionalText,
  priority,
  sample,
  sitePath,
  slug,
  spelled,
  text,
  webAddress,
  yesUnlessSaid,
} from './parts'

export const organisation = z.object({
  name,
  url: optionalAddress,
  logo: optionalPicture,
  /** A wordmark: the name is not written beside it once more. */
  logoIncludesName: noUnlessSaid,
  description: text,
  tagline: text,
  /** A company made up for the site; the site says so until somebody makes it their own. */
  sample,
  foundingYear: z.number().int().min(1900).max(2100),
  founders: list(z.object({ name, role: name, url: optionalAddress })).min(1),
  profiles: optionalList(webAddress),
  address: z.object({ city: name, country: name }),
  /** What a contract needs to know: registered name, number, address. */
  legal: optionalList(z.object({ term: name, value: text })),
  hours: z.object({
    timeZone: text,
    /** ISO days of the week, Monday is 1. */
    days: list(z.number().int().min(1).max(7)).min(1),
    opens: spelled(/^\d{2}:\d{2}$/, 'must be a time such as 09:00'),
    closes: spelled(/^\d{2}:\d{2}$/, 'must be a time such as 18:00'),
  }),
  /** When the next project can begin; shown until it has passed. */
  nextStart: optionalMonday,
  /** Who is free then: “one team of four”. */
  nextStartTeam: optionalName,
})

export const topBanner = z.object({ label: name, text, linkText: name, link: sitePath })

export const socialNetwork = z.object({ name, url: webAddress, priority })

export const salesPhone = z.object({ phone: text })

export const salesEmail = z.object({ email: emailAddress })

export const person = z.object({
  slug,
  name,
  role: name,
  /** What they answer for, in one sentence. */
  owns: text,
  languages: list(text).min(1),
  portrait: optionalPicture,
  priority,
  sample,
})

export const author = z.object({
  slug,
  name,
  role: name,
  bio: text,
  portrait: optionalPicture,
  sample,
})

export const review = z
  .object({
    slug,
    quote: text,
    name,
    role: name,
    company: name,
    sourceUrl: optionalAddress,
    priority,
    sample,
  })
  .refine((entry) => entry.sample || entry.sourceUrl !== null, {
    path: ['sourceUrl'],
    error: 'is required: a review that is no sample needs an address where it can be checked',
  })

export const faqEntry = z.object({ slug, question: text, answer: markdown, priority })

export const redirect = z.object({
  slug,
  from: sitePath,
  /** A path of this site, or an absolute address. */
  to: z.union([sitePath, webAddress], { error: 'must be a path or an address that starts with https://' }),
  permanent: yesUnlessSaid,
  /** For editors, in whatever language. */
  note: optionalText.transform(() => null),
})
