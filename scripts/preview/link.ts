import { isLocale, type Locale } from '@/routing/locales'
import { isSignatureOf, signatureOf } from '@/server/preview/signature'
import { isContentName, type SeenEntry } from './page-of-entry'

export type PreviewLink = SeenEntry & { locale: Locale }

const fields = ['collection', 'slug', 'locale', 'expires'] as const

/** The query of the link the panel makes; `expires` is in seconds. A single has an empty slug. */
export function signLink(link: PreviewLink, expires: number, secret: string): string {
  const { collection, slug, locale } = link
  const query = new URLSearchParams({ collection, slug, locale, expires: String(expires) }).toString()
  return `${query}&signature=${signatureOf(query, secret)}`
}

/** What a signed link leads to; null where it is not signed, has expired or names nothing of this site. */
export function readLink(query: string, { secret, now }: { secret: string; now: number }): PreviewLink | null {
  const said = new URLSearchParams(query)
  // Spelled anew, as something on the way may have spelled it in another way.
  const signed = new URLSearchParams(fields.map((name) => [name, said.get(name) ?? ''])).toString()
  const isSigned = isSignatureOf(signed, secret, said.get('signature') ?? '')
  const [collection, slug, locale] = [said.get('collection'), said.get('slug') ?? '', said.get('locale')]
  const expires = Number(said.get('expires') ?? Number.NaN)
  if (!isSigned || !(expires * 1000 > now) || !isLocale(locale) || !isContentName(collection)) return null
  return { collection, slug, locale }
}
