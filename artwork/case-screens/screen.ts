import type { Locale } from '../../routing/locales'

/** A picture of what was built: screens of the product, seen straight on, in the light of the case. */
export type CaseScreen = {
  /** The case's slug with hyphens for slashes, and what is shown. */
  name: string
  hue: 'copper' | 'leaf' | 'ice' | 'iris' | 'rose' | 'sand'
  screens: Record<Locale, string>
}

export const width = 1240
export const height = 700

/** A tablet or a monitor, `wide` without anything beside it. */
export function board(title: string, aside: string, body: string, kind = ''): string {
  return `<section class="board ${kind}"><h1>${title}<small>${aside}</small></h1>${body}</section>`
}

export function phone(body: string, place = 'right'): string {
  return `<section class="phone ${place}"><div>${body}</div></section>`
}

/** A line of a list: what, about it, how it stands. */
function row([what, about, state]: readonly string[], kind = ''): string {
  return `<p class="row ${kind}"><span><b>${what}</b><i>${about}</i></span>${state ? `<u>${state}</u>` : ''}</p>`
}

export function rows(list: readonly (readonly string[])[], marked: readonly number[] = []): string {
  return list.map((each, index) => row(each, marked.includes(index) ? 'marked' : '')).join('')
}

/** A talk: lines that begin with “>” are the person's own. */
export function talk(lines: readonly string[]): string {
  return `<div class="talk">${lines.map((line) => (line.startsWith('>') ? `<p class="own">${line.slice(1)}</p>` : `<p>${line}</p>`)).join('')}</div>`
}

export function buttons(words: readonly string[], chosen = 0): string {
  return `<p class="buttons">${words.map((word, index) => `<b class="${index === chosen ? 'chosen' : ''}">${word}</b>`).join('')}</p>`
}

export function head(title: string, about: string): string {
  return `<h2>${title}</h2><p class="about">${about}</p>`
}
