import rehypeHighlight from 'rehype-highlight'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { withoutInvisible } from '../schemas/characters'
import { assertHtml, shortened } from './assert-html'
import { assertMeant } from './assert-meant'
import { cellAlignment } from './cell-alignment'
import { cellLabels } from './cell-labels'
import { figures } from './figures'
import { foreignTitles } from './foreign-titles'
import { headingAnchors } from './heading-anchors'
import { links, schemes, withoutLinks } from './links'
import { assertLanguage } from './other-language'
import { type MarkdownTree, parseMarkdown } from './parse'
import { passages } from './passages'
import { rangeCharts } from './range-charts'
import { rawHtml } from './raw-html'
import { sanitise } from './sanitise'
import { scrollableTables } from './scrollable-tables'
import { tableHeaders } from './table-headers'
import type { Heading, Passage, RichText, RichTextContext } from './types'
import { typesetText } from './typeset-text'
import { visibleText } from './visible-text'
import { missingWords, wordsShown, wordsWritten } from './words'

/** Made once: it registers every language it knows, which takes longer than to render a text. */
const highlight = rehypeHighlight()

/**
 * Renders Markdown to sanitised HTML: HTML in it is kept as far as it is harmless, code is highlighted with classes, links go through the
 * registry. The words that go in are compared with those that come out: none is lost without a word.
 * @throws an Error that says what is wrong with the HTML, a link or a picture, or which words would be lost.
 */
export async function renderRichText(
  markdown: string,
  context: RichTextContext,
  parse: (markdown: string) => MarkdownTree | Promise<MarkdownTree> = parseMarkdown,
): Promise<RichText> {
  const headings: Heading[] = []
  const found: Passage[] = []
  const served = new Map<string, string>()
  const gone = new Set<string>()
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
    .use(rawHtml)
    .use(schemes)
    .use(sanitise)
    .use(visibleText)
    .use(headingAnchors, headings, context.locale)
    .use(links, context, gone)
    .use(figures, context, served)
    .use(cellAlignment)
    .use(cellLabels, context.locale)
    .use(tableHeaders)
    .use(scrollableTables)
    .use(rangeCharts, context.words.asTable)
    .use(typesetText, context.locale)
    .use(passages, found)
    .use(foreignTitles, context.locale)
    .use(() => highlight)
    .use(rehypeStringify)
  const tree = await parse(markdown)
  assertMeant(markdown, tree)
  assertHtml(tree)
  assertLanguage(tree, context.locale)
  const written = withoutInvisible(wordsWritten(tree))
  const shown = await renderer.run(tree)
  const read = wordsShown(shown)
  assertKept(written, read)
  if (!/[^\s\p{Cf}]/u.test(read)) throw new Error('shows nothing; write its text')
  const html = renderer.stringify(shown)
  return {
    html,
    headings,
    words: countWords(written),
    markdown: withAddresses(withoutLinks(markdown, tree, gone), served),
    passages: found,
  }
}

/** However a text is written, none of its words is left out silently. */
function assertKept(written: string, shown: string): void {
  const missing = missingWords(written, shown)
  if (missing.length === 0) return
  const words = shortened(missing.join(' '))
  throw new Error(`the words “${words}” would be lost: they stand where nothing is shown; write them as plain text, or take them out`)
}

/** The twins of a page name pictures as the site serves them, wherever they were read. */
function withAddresses(markdown: string, served: ReadonlyMap<string, string>): string {
  return markdown.replace(/(?<=[\s(<"'])[^\s()<>"']+/g, (word) => served.get(word) ?? word)
}

function countWords(read: string): number {
  return read.match(/[\p{L}\p{N}]+(?:[ʼ’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}
