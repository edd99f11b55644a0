import type { Locale } from '@/routing/locales'
import type { ImportPicture, PictureFile } from '../pictures'

/** Markdown as an editor wrote it, on its way to becoming `RichText`. */
export class MarkdownSource {
  constructor(readonly markdown: string) {}
}

export type Heading = { id: string; text: string; depth: 2 | 3 }

/** A piece of a text that can be quoted by itself; `anchor` is the id of the heading it stands under, empty above the first. */
export type Passage = { anchor: string; heading: string; text: string }

/**
 * Rendered and sanitised; `words` counts what is read, code included; `markdown` is what the editor wrote, for the Markdown twins; the
 * search finds `passages`.
 */
export type RichText = { html: string; headings: Heading[]; words: number; markdown: string; passages: Passage[] }

/** What a text says besides its author's words: the footnotes' parts, for screen readers, and what opens the table of a chart. */
type RichTextWords = { asTable: string; footnotes: { heading: string; back: string } }

type TextPictureSources = { src: string; srcSet: string; avifSet: string | null; sizes: string }

export type RichTextContext = {
  locale: Locale
  /** The address of a site path in this locale, empty when its page was taken down, undefined when no page stands there. */
  resolveLink: (link: string) => string | undefined
  importPicture: ImportPicture
  /** What a browser may choose from, for a picture inside a text. */
  toSources: (raster: NonNullable<PictureFile['raster']>, width: number) => TextPictureSources
  words: RichTextWords
}
