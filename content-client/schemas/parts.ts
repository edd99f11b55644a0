import GithubSlugger from 'github-slugger'
import { z } from 'zod'
import { limits } from '../limits'
import { PictureSource } from '../pictures'
import { isFileName } from '../rich-text/file-names'
import { parseMarkdown } from '../rich-text/parse'
import { MarkdownSource } from '../rich-text/types'
import { unreadableBy } from '../rich-text/unreadable-by'
import { lettersOf } from './characters'

const atMost = (most: number) => (value: string) => value.length <= most || lettersOf(value) <= most

const tooLong = (most: number) => (issue: { input?: unknown }) =>
  `has ${lettersOf(String(issue.input))} characters, and ${most} are the most${most === limits.markdownLetters ? '; make two texts of it' : ''}`

/** Every text of an entry has a most; what is too long is not looked at any further. */
const anyText = (most: number) =>
  z
    .string()
    .trim()
    .refine(atMost(most), { error: tooLong(most), abort: true })

const typed = (most: number) => anyText(most).min(1, 'must not be empty')

/** A text without paragraphs as an editor typed it. */
export const text = typed(limits.lineLetters)

/** A name or a title. */
export const name = typed(limits.nameLetters)

/** What has a spelling of its own: a pattern says which. */
export const spelled = (pattern: RegExp, reason: string, most: number = limits.lineLetters) => anyText(most).regex(pattern, reason)

/** Every list of an entry has a most. */
export const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item).max(limits.listItems, {
    error: ({ input }) => `has ${(input as unknown[]).length} entries, and ${limits.listItems} are the most`,
    abort: true,
  })

/** Looked at before anything parses it. */
const markdownText = typed(limits.markdownLetters).check(({ value, issues }) => {
  const message = unreadableBy(value)
  if (message) issues.push({ code: 'custom', input: value, message })
})

/** Markdown, rendered and sanitised once its locale and the site's addresses are known. */
export const markdown = markdownText.transform((value) => new MarkdownSource(value))

const chaptered = markdownText.refine(
  (value) => value.startsWith('## '),
  'must begin with a heading of the second level, such as “## The week”',
)

/** Markdown that is shown by its chapters: each begins at a heading of the second level. */
export const chapteredMarkdown = chaptered.transform((value) => new MarkdownSource(value))

/** The same taken apart; `id` is the anchor of a chapter, spelled as those of headings inside texts. */
export const chapters = chaptered.transform((value, context) => {
  const slugger = new GithubSlugger()
  return chaptersOf(value).map(({ title, text }) => {
    if (title === '')
      context.issues.push({
        code: 'custom',
        input: value,
        message: 'a heading has no words; write them behind its ##, or take the line out',
      })
    return { id: `s-${slugger.slug(title)}`, title, text: new MarkdownSource(text) }
  })
})

/** As Markdown reads it: a ## inside code begins nothing. */
function chaptersOf(markdown: string): { title: string; text: string }[] {
  const starts = parseMarkdown(markdown).children.filter(
    ({ type, position }) => type === 'heading' && /^##(?:[ \t]|$)/.test(markdown.slice(position?.start.offset, position?.end.offset)),
  )
  return starts.map(({ position }, index) => {
    const [from = 0, end = 0] = [position?.start.offset, position?.end.offset]
    const title = markdown
      .slice(from, end)
      .replace(/^##/, '')
      .replace(/(?:^|[ \t])#+[ \t]*$/, '')
      .trim()
    return { title, text: markdown.slice(end, starts[index + 1]?.position?.start.offset) }
  })
}

const slugLike = (pattern: RegExp, reason: string) =>
  anyText(limits.slugLetters)
    .refine((value) => value.split('/').every(atMost(limits.slugSegmentLetters)), {
      error: `must have at most ${limits.slugSegmentLetters} characters between slashes`,
      abort: true,
    })
    .regex(pattern, reason)

/** A slug of one or several segments: `rag-cost`, `ai/rag-cost`. */
export const slug = slugLike(
  /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/,
  'must be lower-case words joined by hyphens, segments by slashes',
)

/** A slug that is one segment of an address: a topic, a value of a filter. */
export const segment = slugLike(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

/** The slug of a sample document: that of its service or `trust`, then its own. */
export const documentSlug = slugLike(
  /^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/,
  'must be the slug of a service and a name of its own, joined by one slash',
)

/** What lists are filtered by: its address and its name. */
export const facetValue = z.object({ slug: segment, title: name })

/** A calendar day without a time, such as `2026-03-05`. */
export const day = z.iso.date('must be a date such as 2026-03-05')

/** The day a week of work begins. */
const monday = day.refine((value) => new Date(`${value}T00:00:00Z`).getUTCDay() === 1, 'must be a Monday')

/** A path of this site without the locale, such as `/services/technical-audit`. */
export const sitePath = spelled(/^\/(?![/\\])\S*$/, 'must be a path that starts with one slash')

const anyAddress = z.url({ protocol: /^https?$/, error: 'must be an address that starts with https://' })

export const webAddress = anyAddress.refine(atMost(limits.lineLetters), { error: tooLong(limits.lineLetters) })

export const emailAddress = z.email('must be an e-mail address').refine(atMost(limits.lineLetters), { error: tooLong(limits.lineLetters) })

/** A reference to another entry: its slug, or the populated relation of the content service. */
export const reference = z.union([slug, z.object({ slug }).transform((entry) => entry.slug)], {
  // The content service leaves out what is named and not published.
  error: ({ input }) =>
    input === null ? 'names no published entry; publish the one it names, or choose another' : 'must name another entry by its slug',
})

/** Its size is measured, so nobody has to write it. */
const picture = z
  .object({
    url: typed(limits.lineLetters),
    alternativeText: anyText(limits.lineLetters)
      .refine((said) => !isFileName(said), 'is the name of a file; write what the picture shows')
      .nullish(),
  })
  .transform(({ url, alternativeText }) => new PictureSource(url, alternativeText ?? ''))

/** The content service answers null for a field that was left empty. */
const orElse = <Schema extends z.ZodType>(schema: Schema, fallback: z.output<Schema>) =>
  schema.nullish().transform((value) => value ?? fallback)

const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? null)

export const oneOfOrNone = <const Kinds extends readonly string[]>(kinds: Kinds) => orNull(z.enum(kinds))
export const optionalPicture = orNull(picture)
export const optionalReference = orNull(reference)
export const optionalText = orNull(text)
export const optionalName = orNull(name)
export const optionalDay = orNull(day)
export const optionalMonday = orNull(monday)
export const optionalAddress = orNull(webAddress)

/** Rows of cells of dots, such as `oo.|x`: full ones, rings, red ones. */
export const optionalDots = orNull(
  spelled(/^[xo.|]+(\n[xo.|]+)*$/, 'must be lines of “x”, “o” and “.” with strokes between columns', limits.drawingLetters),
)

/** Rows of cells of codes, such as `S07 L01|S01`: what the dots of the same cells count. */
export const optionalCodes = orNull(
  spelled(/^[A-Z\d |]+(\n[A-Z\d |]+)*$/, 'must be lines of codes such as “S07 L01” with strokes between columns', limits.drawingLetters),
)

export const optionalGroup = <Group extends z.ZodType>(group: Group) => orNull(group)

export const optionalList = <Item extends z.ZodType>(item: Item) => orElse(list(item), [])
export const yesUnlessSaid = orElse(z.boolean(), true)
export const noUnlessSaid = orElse(z.boolean(), false)

/** Marks sample content: it gets a badge and no structured data. */
export const sample = orElse(z.boolean(), false)

/** Lower comes first; entries without a priority come last. */
export const priority = orNull(z.number())

/** Parameters of the estimate, such as `t=ai&p=web&b=ai.agent_int.api*3`. */
export const estimateQuery = spelled(/^[a-z]+=[\w.*-]+(&[a-z]+=[\w.*-]+)*$/i, 'must be parameters of the estimate such as t=ai&p=web')
export const optionalEstimate = orNull(estimateQuery)

export const titledText = z.object({ title: name, text })
export const question = z.object({ question: text, answer: markdown })

/** Messengers show pixels only. */
const shareImage = picture.refine(({ url }) => !/\.svg(?:[?#]|$)/i.test(url), 'must be a JPEG, PNG, WebP or AVIF: messengers show no SVG')

/** What search engines and messengers show; the entry's own words and a drawn card where it is empty. */
export const seo = orNull(z.object({ title: optionalName, description: optionalText, image: orNull(shareImage) }))

/** Fields every entry that makes a page has. */
export const pageFields = { slug, seo, sample }
