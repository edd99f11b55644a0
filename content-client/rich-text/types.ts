import type { Locale } from '@/routing/locales'

/** Markdown as an editor wrote it, on its way to becoming `RichText`. */
export class MarkdownSource {
  constructor(readonly markdown: string) {}
}

export type Heading = { id: string; text: string; depth: 2 | 3 }

/** Rendered and sanitised; `words` counts what is read, code included; `markdown` is what the editor wrote, for machines. */
export type RichText = { html: string; headings: Heading[]; words: number; markdown: string }

/** Names of the footnotes' parts, for screen readers. */
export type FootnoteWords = { heading: string; back: string }

export type RichTextContext = {
  locale: Locale
  /** The address of a site path in this locale, undefined when no page stands there. */
  resolveLink: (link: string) => string | undefined
  /** Size of a picture of the repository, undefined when there is none. */
  measurePicture: (address: string) => Promise<{ width: number; height: number } | undefined>
  footnotes: FootnoteWords
}
