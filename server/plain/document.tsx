import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Words } from '@/components/estimate/words'
import { formatDetection } from '@/routing/format-detection'
import { localeDetails, otherLocale } from '@/routing/locales'
import { hashSource } from '@/routing/policy-hash'
import { hrefTo } from '@/routing/routes'
import { documentHeaders } from '@/routing/security-headers'
import { plainSheet, reportSheet } from '@/styles/generated/plain-sheet'
import { getOrganisation } from '../content'

export type PlainPage = {
  words: Words
  title: string
  description?: string
  /** More for the head: Open Graph fields, a canonical link. */
  head?: ReactNode
  /** The same document in the other language. */
  translation?: string
  /** The page of the site this stands for; the estimate's start by default. */
  home?: string
  /** What leads back to it. */
  back?: string
  children: ReactNode
}

/** A whole page without scripts: what the form of the estimate and its report have in common. Never indexed. */
export async function plainDocument(page: PlainPage): Promise<string> {
  const { name } = await getOrganisation(page.words.locale)
  return `<!doctype html>${renderToStaticMarkup(<PlainDocument {...page} company={name} />)}`
}

function PlainDocument({ words, company, title, description, head, translation, home, back, children }: PlainPage & { company: string }) {
  const { locale } = words
  const t = words.in('PlainPage')
  const other = otherLocale(locale)
  return (
    <html lang={localeDetails[locale].iso}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta {...formatDetection} />
        <title>{`${title} — ${company}`}</title>
        {description && <meta name="description" content={description} />}
        <meta name="robots" content="noindex, follow" />
        <meta name="color-scheme" content="light" />
        <link rel="icon" href="/icons/mark.svg" />
        <style>{plainSheet}</style>
        {head}
      </head>
      <body>
        <a className="skip" href="#content">
          {t('skip')}
        </a>
        <header className="top">
          <p>
            <a className="brand" href={hrefTo(locale, 'index')}>
              {company}
            </a>
          </p>
          <nav aria-label={t('navigation')}>
            <a href={home ?? hrefTo(locale, 'estimate')}>{back ?? t('back')}</a>
            {translation && (
              <a href={translation} hrefLang={other} lang={other}>
                {localeDetails[other].name}
              </a>
            )}
          </nav>
        </header>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </body>
    </html>
  )
}

/** Of sheets alone: nothing runs here. */
const policy = documentHeaders(
  { scripts: [], styles: [hashSource(plainSheet), hashSource(reportSheet)] },
  { siteUrl: process.env.SITE_URL ?? '', dsn: process.env.SENTRY_DSN || undefined },
)

/** Sends a plain page. It depends on its address only, so it may be kept; an answer to a mistake may not. */
export function plainResponse(text: string, status = 200): Response {
  const cache = status === 200 ? 'public, max-age=0, s-maxage=3600' : 'no-store'
  return new Response(text, {
    status,
    headers: { ...policy, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': cache, 'X-Robots-Tag': 'noindex' },
  })
}
