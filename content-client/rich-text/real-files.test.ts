import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { expect, it } from 'vitest'
import { someOf } from '@/tests/support/runs'
import { type MarkdownTree, parseMarkdown } from './parse'
import { renderRichText } from './render'
import type { RichTextContext } from './types'
import { missingWords, wordsShown } from './words'

/** Markdown many hands have written: what comes with the packages that are installed. */
const all = readdirSync('node_modules', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:md|markdown)$/i.test(file))
  .filter((file) => statSync(join('node_modules', file)).size < 30_000)
  .sort()

/** Some from everywhere; every one of them in `npm run test:all`. */
const files = someOf(all, 40)

/** What it is missed by: another reading of the same text, in which nothing is left out but comments. */
const reader = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: 'note-', footnoteLabel: 'Notes', footnoteBackContent: '^' })
  .use(rehypeStringify, { allowDangerousHtml: true })
const parser = unified().use(rehypeParse, { fragment: true })
const toText = (html: string) => wordsShown(parser.parse(html))

/** Texts of the site begin at the second heading and describe their pictures. */
function asBody(markdown: string): MarkdownTree {
  const tree = parseMarkdown(markdown)
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 1) node.depth = 2
    if (node.type === 'image' || node.type === 'imageReference') node.alt ||= 'A badge'
  })
  return tree
}

const context: RichTextContext = {
  locale: 'en',
  resolveLink: (link) => `/${link}`,
  importPicture: async (url) => ({ url, width: 9, height: 9, tint: null, raster: null }),
  toSources: () => ({ src: '', srcSet: '', avifSet: null, sizes: '' }),
  words: { asTable: 'As a table', footnotes: { heading: 'Notes', back: 'Back' } },
}

it('no word of Markdown is lost silently: each of many real files is shown whole, or refused with what is wrong', {
  timeout: 900_000,
}, async () => {
  const lost: string[] = []
  const refused: string[] = []
  for (const file of files) {
    const markdown = readFileSync(join('node_modules', file), 'utf8')
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .replace(/^> \[!\w+\]/gm, '> **Note**')
      .replace(/<(\/?)h1\b/gi, '<$1h2')
      .replace(/<img(?![^>]*\balt=)/gi, '<img alt="A badge"')
    const text = await renderRichText(markdown, context, asBody).catch((error: Error) => error)
    if (text instanceof Error) refused.push(`${file}: ${text.message}`)
    else {
      const missing = missingWords(toText(String(reader.processSync(markdown))), toText(text.html))
      if (missing.length > 0) lost.push(`${file}: ${missing.slice(0, 9).join(' ')}`)
    }
  }
  expect(lost).toEqual([])
  expect(refused.filter((sentence) => /undefined|call stack|would be lost.*“”/.test(sentence))).toEqual([])
  expect(files.length - refused.length).toBeGreaterThan(files.length * 0.6)
})
