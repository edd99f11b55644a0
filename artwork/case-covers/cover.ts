import type { Locale } from '../../routing/locales'

/** A cover of a case or a detail: a lit scene in one hue and, before it, screens or papers drawn as HTML. */
export type CasePicture = {
  /** The case's slug with hyphens for slashes; of a detail, and what it shows. */
  name: string
  /** The scene, SVG as large as the picture. */
  scene: string
  /** The screens in the language of the page. */
  screens: Record<Locale, string>
  /** Styles of the screens, beside those in `screens.css`. */
  css: string
}

export const coverSize = { width: 1400, height: 680 }
export const detailSize = { width: 900, height: 560 }

/** Fills `screens` once for each language. */
export function inBoth<Words>(words: Record<Locale, Words>, screens: (words: Words) => string): Record<Locale, string> {
  return { en: screens(words.en), uk: screens(words.uk) }
}

export function each<Item>(items: readonly Item[], draw: (item: Item, index: number) => string): string {
  return items.map(draw).join('')
}
