import rehypeHighlight from 'rehype-highlight'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { assertReadable } from './assert-readable'
import { cellAlignment } from './cell-alignment'
import { cellLabels } from './cell-labels'
import { figures } from './figures'
import { headingAnchors } from './heading-anchors'
import { htmlPictures } from './html-pictures'
import { links } from './links'
import { type MarkdownTree, parseMarkdown } from './parse'
import { passages } from './passages'
import { rangeCharts } from './range-charts'
import { scrollableTables } from './scrollable-tables'
import { tableHeaders } from './table-headers'
import type { Heading, Passage, RichText, RichTextContext } from './types'
import { typesetText } from './typeset-text'

/** Markdown never writes an id of its own, so the ids of footnotes need no second prefix. */
const schema: typeof defaultSchema = {
  ...defaultSchema,
  clobber: [],
  attributes: { ...defaultSchema.attributes, h2: [['className', 'footnotesHeading']] },
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
}

/** Made once: it registers every language it knows, which takes longer than to render a text. */
const highlight = rehypeHighlight()

/**
 * Renders Markdown to sanitised HTML: raw HTML is dropped but for its pictures, code is highlighted with classes, links go through the registry.
 * @throws an Error that says what is wrong with a link, with a picture or with the length of the text.
 */
export async function renderRichText(
  markdown: string,
  context: RichTextContext,
  parse: (markdown: string) => MarkdownTree | Promise<MarkdownTree> = parseMarkdown,
): Promise<RichText> {
  assertReadable(markdown)
  const headings: Heading[] = []
  const found: Passage[] = []
  const served = new Map<string, string>()
  const renderer = unified()
    .use(remarkRehype, {
      allowDangerousHtml: true,
      clobberPrefix: 'note-',
      footnoteLabel: context.words.footnotes.heading,
      footnoteLabelProperties: { className: ['footnotesHeading'] },
      // Not “↩”, which the fonts of the site do not have and some systems draw as an emoji.
      footnoteBackContent: (_note, time) => (time > 1 ? `^${time}` : '^'),
      // A note that is referred to twice shows “^2”, so its name has the number too.
      footnoteBackLabel: (_note, time) => (time > 1 ? `${context.words.footnotes.back} ${time}` : context.words.footnotes.back),
    })
    .use(htmlPictures)
    .use(rehypeSanitize, schema)
    .use(headingAnchors, headings, context.locale)
    .use(links, context)
    .use(figures, context, served)
    .use(cellAlignment)
    .use(cellLabels, context.locale)
    .use(tableHeaders)
    .use(scrollableTables)
    .use(rangeCharts, context.words.asTable)
    .use(typesetText, context.locale)
    .use(passages, found)
    .use(() => highlight)
    .use(rehypeStringify)
  const html = renderer.stringify(await renderer.run(await parse(markdown)))
  return { html, headings, words: countWords(markdown), markdown: withAddresses(markdown, served), passages: found }
}

/** The twins of a page name pictures as the site serves them, wherever they were read. */
function withAddresses(markdown: string, served: ReadonlyMap<string, string>): string {
  return markdown.replace(/(?<=[\s(<"'])[^\s()<>"']+/g, (word) => served.get(word) ?? word)
}

/** The addresses of links and pictures are nothing one reads. */
function countWords(markdown: string): number {
  const read = markdown.replace(/\]\([^\s)]*/g, ']')
  return read.match(/[\p{L}\p{N}]+(?:[ʼ’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}
