import { getTranslations } from 'next-intl/server'
import { getOrganisation } from '@/content-client'
import { type Locale, localeDetails, otherLocale } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { plainSheet } from '@/styles/generated/plain-sheet'
import { type Html, html, trusted } from './html'

type PlainDocument = {
  locale: Locale
  title: string
  description?: string
  /** More for the head: Open Graph fields, a canonical link. */
  head?: Html
  /** The same document in the other language. */
  translation?: string
  /** The page of the site this stands for; the estimate's start by default. */
  home?: string
  body: Html
}

/** A whole page without scripts: what the form of the estimate and its report have in common. Never indexed. */
export async function plainDocument({ locale, title, description, head, translation, home, body }: PlainDocument): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'PlainPage' })
  const { name } = await getOrganisation(locale)
  const other = otherLocale(locale)
  return html`<!doctype html>
<html lang="${localeDetails[locale].iso}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} — ${name}</title>
${description && html`<meta name="description" content="${description}">`}
<meta name="robots" content="noindex, follow">
<meta name="color-scheme" content="light">
<link rel="icon" href="/icons/mark.svg">
<style>${trusted(plainSheet)}</style>
${head}
</head>
<body>
<a class="skip" href="#content">${t('skip')}</a>
<header class="top">
<p><a class="brand" href="${hrefTo(locale, 'index')}">${name}</a></p>
<nav aria-label="${t('navigation')}"><a href="${home ?? hrefTo(locale, 'estimate')}">${t('back')}</a>
${translation && html`<a href="${translation}" hreflang="${other}" lang="${other}">${localeDetails[other].name}</a>`}</nav>
</header>
<main id="content" tabindex="-1">
${body}
</main>
</body>
</html>
`.text
}

/** Sends a plain page. It depends on its address only, so it may be kept; an answer to a mistake may not. */
export function plainResponse(text: string, status = 200): Response {
  const cache = status === 200 ? 'public, max-age=0, s-maxage=3600' : 'no-store'
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': cache, 'X-Robots-Tag': 'noindex' },
  })
}
