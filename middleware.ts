import { type NextRequest, NextResponse } from 'next/server'
import { isBelowApi, missingAddress } from '@/routing/api-problems'
import { cacheControl } from '@/routing/caching'
import { decide } from '@/routing/decide'
import { draftPageHeader } from '@/routing/draft-preview'
import { sitePaths } from '@/routing/site-paths'
import { withQueryOf } from '@/routing/target-address'

export const config = {
  // Next.js reads literals only: `npx tsx scripts/generate-middleware.ts` writes this one from `routing/middleware-pattern.ts`.
  matcher: [
    '/',
    '/((?!\\.well-known/|_next/|_ipx/|api/|builds/|fonts/|icons/|images/|markdown/|og/|search-index/|sitemaps/|sounds/|styles/|(?:uk/)?(?:favicon\\.ico|feed\\.json|humans\\.txt|llms\\.txt|manifest\\.webmanifest|robots\\.txt|rss\\.xml|sitemap\\.xml)$|uk$|(?:uk/)?(?:services|portfolio|estimate|estimate/settings|estimate/technologies|estimate/functional-blocks|estimate/results|estimate/example|estimate/api|cost-guides|blog|contacts|trust|privacy-policy|cookie-policy|terms-of-use|search|for-pidors)$).*)',
    // What Next.js would answer with an error of its own: an address that cannot be read or is spelled like a folder of `app`, and a
    // function that does not exist.
    '/(api|builds|markdown|search-index|sitemaps)/(.*[%[].*)',
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
  ],
}

export function middleware(request: NextRequest): NextResponse {
  // A preview has pages that were in no build: who asks has decided already, and is the only one who can ask.
  const draft = process.env.DRAFT_PREVIEW === 'on' ? request.headers.get(draftPageHeader) : null
  if (draft) return NextResponse.rewrite(urlOf(request, draft))
  const decision = decide(
    {
      pathname: request.nextUrl.pathname,
      search: request.nextUrl.search,
      method: request.method,
      host: request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? request.nextUrl.host,
      header: (name) => request.headers.get(name),
      countryHeader: process.env.COUNTRY_HEADER,
    },
    sitePaths,
  )
  const { headers = {} } = decision
  const notKept = { 'Cache-Control': cacheControl.missing, ...headers }
  switch (decision.kind) {
    case 'page':
      return NextResponse.rewrite(urlOf(request, decision.page), { headers })
    case 'redirect':
      return NextResponse.redirect(urlOf(request, decision.to), {
        status: decision.status,
        headers,
      })
    case 'missing':
      return NextResponse.rewrite(urlOf(request, decision.page), { status: 404, headers: notKept })
    case 'missing-file':
      return missingFile(request.nextUrl.pathname, notKept)
    case 'file':
      return NextResponse.next({ headers })
    case 'refused':
      return new NextResponse('400 Bad Request\n', { status: 400, headers: notKept })
  }
}

function missingFile(path: string, headers: Record<string, string>): NextResponse {
  if (!isBelowApi(path)) return new NextResponse('404 Not Found\n', { status: 404, headers })
  const { body, ...problem } = missingAddress()
  return new NextResponse(body, problem)
}

/** An address of this site; the query of the request goes with it. */
function urlOf(request: NextRequest, target: string): URL {
  return new URL(withQueryOf(target, request.nextUrl.search), request.nextUrl.origin)
}
