import { type NextRequest, NextResponse } from 'next/server'
import { cacheControl } from '@/routing/caching'
import { decide } from '@/routing/decide'
import { sitePaths } from '@/routing/site-paths'

export const config = {
  // Next.js reads literals only: `npm run generate:middleware` writes this one from `routing/middleware-pattern.ts`.
  matcher: [
    '/',
    '/((?!\\.well-known/|_next/|_ipx/|api/|builds/|fonts/|icons/|images/|markdown/|og/|search-index/|sitemaps/|sounds/|styles/|(?:uk/)?(?:favicon\\.ico|feed\\.json|humans\\.txt|llms\\.txt|manifest\\.webmanifest|robots\\.txt|rss\\.xml|sitemap\\.xml)$|uk$|(?:uk/)?(?:services|portfolio|estimate|estimate/settings|estimate/technologies|estimate/functional-blocks|estimate/results|estimate/example|blog|contacts|landings/ai-barista|landings/miltton-ai-agent|landings/strapi|privacy-policy|cookie-policy|terms-of-use|search|for-pidors)$).*)',
  ],
}

export function middleware(request: NextRequest): NextResponse {
  const decision = decide(
    {
      pathname: request.nextUrl.pathname,
      method: request.method,
      host: request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? request.nextUrl.host,
      header: (name) => request.headers.get(name),
      countryHeader: process.env.COUNTRY_HEADER,
    },
    sitePaths,
  )
  if (decision.kind === 'missing-file') return new NextResponse('404 Not Found\n', { status: 404, headers: notKept })
  if (decision.kind === 'missing') return NextResponse.rewrite(urlOf(request, decision.page), { status: 404, headers: notKept })
  const { headers = {} } = decision
  if (decision.kind === 'page') return NextResponse.rewrite(urlOf(request, decision.page), { headers })
  return NextResponse.redirect(urlOf(request, decision.to), { status: decision.status, headers })
}

const notKept = { 'Cache-Control': cacheControl.missing }

function urlOf(request: NextRequest, target: string): URL {
  const url = new URL(target, request.nextUrl.origin)
  if (!url.search) url.search = request.nextUrl.search
  return url
}
