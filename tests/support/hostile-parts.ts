import { hostileQueries } from './hostile-queries'

/** Addresses that are something, or lie beside something. */
export const places = [
  ...['/', '/uk', '/contacts', '/uk/services', '/blog', '/blog/page/2', '/portfolio/x', '/nope', '/en', '/price', '/page-not-found'],
  ...['/robots.txt', '/sitemap.xml', '/uk/rss.xml', '/favicon.ico', '/icons/mark.svg', '/sounds/sound-2.mp3', '/og/en/home.jpg'],
  ...['/markdown/en', '/markdown', '/builds', '/builds/latest.json', '/builds/meta', '/search-index', '/sitemaps', '/.well-known'],
  ...['/api/estimate/v1', '/api/estimate/report', '/api/estimate/form', '/api/estimate/report/picture', '/api/estimate/texts', '/api'],
  ...['/api/estimate/offer', '/api/estimate/report.pdf'],
  ...['/_next/static', '/_next/image', '/_next/data/x', '/_next/static/chunks', '/_ipx/f_webp', '/_ipx', '/styles', '/fonts'],
] as const

/** What is added to an address. */
export const twists = [
  ...['', '', '', '/', '//', '/x', '/%', '/%f', '/%zz', '/%ff', '/%c3%28', '/%00', '/%0d%0aX:%20y', '/%2e%2e/%2e%2e/etc/passwd', '/../..'],
  ...['/..%2f..%2fetc%2fpasswd', '/%5c..%5c', '/./.', ';a=b', '.rsc', '.segments/_tree.segment.rsc', '.json', '.html', '.txt', '/en.json'],
  ...['/[locale]', '/[...path]', '/%5Blocale%5D', '/__proto__', '/constructor', '/index', '/route', '/page', '/%E2%80%AE', '/%F0%9F%9A%80'],
  ...['/\u00ff\u00fe', '/{x}', '/"', '/<script>', `/${'a'.repeat(300)}`, `/${'a/'.repeat(500)}`, `/${'%41'.repeat(900)}`, '/1.xml', '/%25'],
] as const

export const queries = [
  ...['', '', '', '?', '?_rsc', '?_rsc=x', '?_rsc=HEAvJdHAQJrUAe2K', '?%', '?%ff=%c3', '?nxtPslug=x', '?nxtIlocale=uk', '?__nextDataReq=1'],
  ...[
    '?__nextLocale=uk',
    '?_nextBubbleNoFallback=1',
    '?url=%2Ficons%2Fmark.svg&w=64&q=75',
    '?dpl=1',
    '?lang=uk',
    '?lang=%',
    '??',
    '?a[]=1',
  ],
  ...[
    '?step=settings&lang=uk',
    '?step=%00',
    '?at=technologies',
    '?preset=saas-mvp&size=large',
    `?${'a=b&'.repeat(400)}`,
    `?b=${'acc.email_'.repeat(450)}`,
  ],
  ...hostileQueries.map((query) => `?${encodeURI(query.toWellFormed())}`),
] as const

/** Headers of Next.js’s own, and those every server reads, with values nobody sends. */
export const headers: readonly (readonly [string, string])[] = [
  ...list('rsc', '1', '0', '', 'x'.repeat(200)),
  ...list('next-router-prefetch', '1', '2', '99'),
  ...list('next-router-segment-prefetch', '/_tree', '/_full', '/../../x', '%', '/$l$locale'),
  ...list('next-router-state-tree', '%', '[]', '{"__proto__":1}', '%5B%22%22%2C%7B%7D%5D', `[${'['.repeat(500)}`),
  ...list('next-action', 'x', '0'.repeat(42), 'a'.repeat(2000)),
  ...list('next-url', '/', '//evil.example', '%'),
  ...list('next-hmr-refresh', '1'),
  ...list('next-resume', '1'),
  ...list('x-nextjs-data', '1'),
  ...list('x-nextjs-postponed', '1'),
  ...list('x-middleware-subrequest', 'middleware', 'middleware:middleware:middleware:middleware:middleware', 'src/middleware'),
  ...list('x-middleware-rewrite', 'http://evil.example/', '/x'),
  ...list('x-middleware-next', '1'),
  ...list('x-middleware-set-cookie', 'a=b'),
  ...list('x-middleware-override-headers', 'host,cookie'),
  ...list('x-matched-path', '/[locale]', '/_error'),
  ...list('x-now-route-matches', '1=uk', '%'),
  ...list('x-invoke-path', '/_error'),
  ...list('x-invoke-status', '500'),
  ...list('x-invoke-error', '{}', '{'),
  ...list('x-invoke-query', '%7B', '{}'),
  ...list('x-prerender-revalidate', 'x'),
  ...list('x-prerender-revalidate-if-generated', '1'),
  ...list('x-forwarded-host', 'evil.example', 'a b', '[::1', '%', 'evil.example, other.example'),
  ...list('x-forwarded-proto', 'https', 'javascript', ''),
  ...list('x-forwarded-port', '0', 'x'),
  ...list('x-forwarded-for', '::1', 'x'.repeat(500)),
  ...list('origin', 'null', 'http://evil.example', 'x'),
  ...list('referer', '%', 'http://[', 'javascript:alert(1)'),
  ...list('cookie', 'i18n_redirected=uk', 'i18n_redirected=%', '=;;=', '__prerender_bypass=x', `a=${'b'.repeat(4000)}`),
  ...list('accept-language', 'uk', ';q=', '*', 'uk;q=9e999', 'a'.repeat(3000), ',,,,;q=0.5'),
  ...list('accept-encoding', '*', 'identity;q=0, *;q=0', 'br;q=x', 'gzip;;;', 'zstd'),
  ...list('accept', '*/*', 'text/x-component', '', ',', 'text/markdown'),
  ...list('range', 'bytes=0-0', 'bytes=99999999-', 'bytes=-0', 'bytes=5-1', 'bytes=0-0,1-1,2-2', 'lines=1-2', 'bytes=x', 'bytes=-99999999'),
  ...list('if-none-match', '*', '"', 'W/"x"', 'W/"text-x"', '"text-x", *', 'x'.repeat(500)),
  ...list('if-modified-since', 'Thu, 01 Jan 1970 00:00:00 GMT', 'x', 'Fri, 31 Dec 9999 23:59:59 GMT'),
  ...list('if-match', '*', '"x"'),
  ...list('if-unmodified-since', 'Thu, 01 Jan 1970 00:00:00 GMT'),
  ...list('if-range', '"x"'),
  ...list(
    'content-type',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'text/plain',
    'application/json',
    '%',
  ),
  ...list('content-encoding', 'gzip', 'br'),
  ...list('sec-fetch-dest', 'document', 'empty', 'x'),
  ...list('sec-fetch-site', 'same-origin', 'x'),
  ...list('sec-purpose', 'prefetch'),
  ...list('x-visitor-country', 'UA', 'x'.repeat(300)),
  ...list('user-agent', '', 'Googlebot', 'x'.repeat(2000)),
  ...list('traceparent', '00-x', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'),
  ...list('baggage', 'a=%', ',,='),
]

export const bodies = [
  ...[
    '',
    '',
    '{}',
    'a=b',
    '["$F1"]',
    '--x\r\nContent-Disposition: form-data; name="$ACTION_ID_x"\r\n\r\n\r\n--x--\r\n',
    '--x',
    'x'.repeat(20_000),
  ],
  '--x\r\nContent-Disposition: form-data; name="1_$ACTION_REF_1"\r\n\r\n{}\r\n--x--\r\n',
] as const

function list(name: string, ...values: string[]): [string, string][] {
  return values.map((value) => [name, value])
}
