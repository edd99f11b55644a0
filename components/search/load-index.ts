import type { Locale } from '@/routing/locales'
import type { OpenedIndex } from './open-index'
import { indexAddress, type SiteIndex } from './site-index'

const opened = new Map<Locale, Promise<OpenedIndex>>()

/** Fetches the index of a language and what looks in it, once; a failure may be tried again. */
export function loadIndex(locale: Locale): Promise<OpenedIndex> {
  const kept = opened.get(locale) ?? open(locale)
  opened.set(locale, kept)
  kept.catch(() => opened.delete(locale))
  return kept
}

async function open(locale: Locale): Promise<OpenedIndex> {
  const [{ openIndex }, index] = await Promise.all([import('./open-index'), fetchIndex(locale)])
  return openIndex(index)
}

async function fetchIndex(locale: Locale): Promise<SiteIndex> {
  const answer = await fetch(indexAddress(locale))
  if (!answer.ok) throw new Error(`The index answered ${answer.status}.`)
  return answer.json()
}
