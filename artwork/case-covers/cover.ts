import type { Locale } from '../../routing/locales'

/** A case's cover: a lit scene in one hue and, before it, screens of the product drawn as HTML. */
export type CaseCover = {
  /** The case's slug with hyphens for slashes. */
  name: string
  /** The scene, SVG of 1400 × 680. */
  scene: string
  /** The screens in the language of the page. */
  screens: Record<Locale, string>
  /** Styles of the screens, beside those in `screens.css`. */
  css: string
}

export const width = 1400
export const height = 680

/** Fills `screens` once for each language. */
export function inBoth<Words>(words: Record<Locale, Words>, screens: (words: Words) => string): Record<Locale, string> {
  return { en: screens(words.en), uk: screens(words.uk) }
}

export function each<Item>(items: readonly Item[], draw: (item: Item, index: number) => string): string {
  return items.map(draw).join('')
}
