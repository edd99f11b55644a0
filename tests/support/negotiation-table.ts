import { cacheControl } from '@/routing/caching'
import type { SitePaths } from '@/routing/site-paths'

export type Ask = {
  path: string
  method?: 'GET' | 'HEAD'
  cookie?: string
  languages?: string
  country?: string
  /** What a browser says about where a request comes from and what it is for. */
  fetchSite?: 'same-origin' | 'cross-site' | 'none'
  fetchDest?: 'document' | 'empty' | 'image'
  purpose?: 'prefetch'
  /** `own`: a page of this site, on whatever port it is served. */
  referer?: 'own' | string
  accept?: string
}

export type Answer = {
  status: number
  location?: string
  /** The language of the cookie that is set; absent: none is set. */
  remembers?: 'en' | 'uk'
  cache?: string
  /** `lang` of the HTML. */
  lang?: 'en-US' | 'uk'
}

const english: Answer = { status: 200, cache: cacheControl.entrance, lang: 'en-US' }
const ukrainian: Answer = { status: 302, location: '/uk', remembers: 'uk', cache: cacheControl.negotiated }
const page = (lang: Answer['lang'] & string): Answer => ({ status: 200, cache: cacheControl.page, lang })
const missing = (lang: Answer['lang'] & string): Answer => ({ status: 404, cache: cacheControl.missing, lang })
/** Where only files stand nobody asks in a language. */
const noFile: Answer = { status: 404, lang: 'en-US' }
const moved = (location: string): Answer => ({ status: 308, location })

export type Row = readonly [title: string, ask: Ask, answer: Answer]

/** How a request is answered: the entrance negotiates, everything else is what its address says. */
const negotiationTable: readonly Row[] = [
  // The entrance.
  ['a crawler without languages gets English', { path: '/' }, english],
  ['a Ukrainian browser is led to Ukrainian', { path: '/', languages: 'uk-UA,uk;q=0.9,en;q=0.5' }, ukrainian],
  ['a campaign’s query is kept', { path: '/?utm_source=x', languages: 'uk' }, { ...ukrainian, location: '/uk?utm_source=x' }],
  ['languages that are not ours give English', { path: '/', languages: 'ru,de' }, english],
  ['English asked for first stays English', { path: '/', languages: 'en-GB,uk;q=0.9' }, english],
  ['the weight of a language counts, not its place', { path: '/', languages: 'en;q=0.1,uk;q=0.9' }, ukrainian],
  ['a language that is refused is not given', { path: '/', languages: 'uk;q=0,en;q=0.1' }, english],
  ['the first of equal languages wins', { path: '/', languages: 'de,en;q=0.8,uk;q=0.8' }, english],
  ['Ukrainian after an unknown language is still Ukrainian', { path: '/', languages: 'ru,uk;q=0.9,en;q=0.8' }, ukrainian],
  ['a remembered Ukrainian comes back', { path: '/', cookie: 'i18n_redirected=uk' }, ukrainian],
  ['a remembered English is stronger than the browser', { path: '/', cookie: 'i18n_redirected=en', languages: 'uk' }, english],
  ['a remembered English is stronger than the country', { path: '/', cookie: 'a=b; i18n_redirected=en', country: 'UA' }, english],
  ['an unknown remembered language counts as none', { path: '/', cookie: 'i18n_redirected=zz', languages: 'uk' }, ukrainian],
  ['a visitor in Ukraine is led to Ukrainian', { path: '/', country: 'UA', languages: 'en' }, ukrainian],
  ['another country leaves it to the browser', { path: '/', country: 'PL', languages: 'uk' }, ukrainian],
  [
    'a link of this site to the English home is a choice',
    { path: '/', fetchSite: 'same-origin', languages: 'uk' },
    { ...english, remembers: 'en' },
  ],
  [
    'that choice overrules what was remembered',
    { path: '/', fetchSite: 'same-origin', cookie: 'i18n_redirected=uk' },
    { ...english, remembers: 'en' },
  ],
  ['an older browser tells by its referer', { path: '/', referer: 'own', languages: 'uk' }, { ...english, remembers: 'en' }],
  [
    'a link of another site is no choice',
    { path: '/', fetchSite: 'cross-site', referer: 'https://example.com/', languages: 'uk' },
    ukrainian,
  ],
  ['a typed address is no choice', { path: '/', fetchSite: 'none', fetchDest: 'document', languages: 'uk' }, ukrainian],
  ['what is no document is not negotiated', { path: '/', fetchDest: 'empty', languages: 'uk' }, english],
  [
    'a document fetched in advance remembers nothing',
    { path: '/', purpose: 'prefetch', languages: 'uk' },
    { status: 302, location: '/uk', cache: cacheControl.negotiated },
  ],
  ['asking for the head alone is answered alike', { path: '/', method: 'HEAD', languages: 'uk' }, ukrainian],
  // Deep pages: the address decides, for everybody, so that anybody may keep them.
  ['Ukrainian home is Ukrainian whatever was remembered', { path: '/uk', cookie: 'i18n_redirected=en', languages: 'en' }, page('uk')],
  ['a deep page never redirects by the browser', { path: '/services', languages: 'uk' }, page('en-US')],
  ['a deep page never redirects by what was remembered', { path: '/contacts', cookie: 'i18n_redirected=uk' }, page('en-US')],
  ['a deep page never redirects by country', { path: '/blog', country: 'UA' }, page('en-US')],
  ['a Ukrainian deep page stays', { path: '/uk/services', languages: 'en' }, page('uk')],
  ['an article never redirects either', { path: '/blog/{article}', languages: 'uk', cookie: 'i18n_redirected=uk' }, page('en-US')],
  ['a Ukrainian case stays Ukrainian', { path: '/uk/portfolio/{case}', languages: 'en' }, page('uk')],
  ['a filter of the portfolio never redirects', { path: '/portfolio/by/technology/{technology}', languages: 'uk' }, page('en-US')],
  ['a later page of the blog stays in its language', { path: '/uk/blog/page/2', languages: 'en' }, page('uk')],
  // One spelling for each page.
  ['English has no prefix', { path: '/en' }, moved('/')],
  ['English deep pages have no prefix, and the query is kept', { path: '/en/services?a=1' }, moved('/services?a=1')],
  ['an article has no English prefix either', { path: '/en/blog/{article}' }, moved('/blog/{article}')],
  ['the first page of the blog is the blog', { path: '/blog/page/1' }, moved('/blog')],
  ['in Ukrainian too', { path: '/uk/blog/page/1' }, moved('/uk/blog')],
  ['a slash at the end is dropped', { path: '/contacts/' }, moved('/contacts')],
  ['a slash after Ukrainian home is dropped', { path: '/uk/' }, moved('/uk')],
  ['the prefix is written small', { path: '/UK/services' }, moved('/uk/services')],
  ['nobody is sent to another site through the prefix', { path: '/en//example.com' }, moved('/example.com')],
  ['a redirect the marketers keep is followed', { path: '/price' }, moved('/estimate')],
  ['in both languages', { path: '/uk/price' }, moved('/uk/estimate')],
  // What crawlers and programs read.
  ['the feed of English articles', { path: '/rss.xml', accept: '*/*' }, { status: 200, cache: cacheControl.crawler }],
  ['the feed of Ukrainian articles', { path: '/uk/rss.xml', accept: '*/*', languages: 'en' }, { status: 200, cache: cacheControl.crawler }],
  ['a feed has no English prefix either', { path: '/en/rss.xml' }, moved('/rss.xml')],
  ['the sitemap has no language', { path: '/uk/sitemap.xml', accept: '*/*' }, { ...noFile, lang: 'uk' }],
  ['a way to report a hole', { path: '/.well-known/security.txt', accept: '*/*' }, { status: 200, cache: cacheControl.crawler }],
  ['a picture of a page that is not there', { path: '/og/en/nope.jpg', accept: 'image/*' }, noFile],
  // What is not there.
  ['an unknown path is a page that says so', { path: '/nope/x?y=1' }, missing('en-US')],
  ['in the language of its address', { path: '/uk/nope', languages: 'en' }, missing('uk')],
  ['/ukraine is not Ukrainian', { path: '/ukraine' }, missing('en-US')],
  ['an unknown article', { path: '/blog/no-such-article', languages: 'uk' }, missing('en-US')],
  ['a page of the blog that is not there', { path: '/blog/page/99' }, missing('en-US')],
  ['a topic nothing is written about', { path: '/uk/blog/topic/cooking' }, missing('uk')],
  ['a filter no case answers to', { path: '/portfolio/by/industry/space' }, missing('en-US')],
  ['an unknown case in Ukrainian', { path: '/uk/portfolio/no/such/case' }, missing('uk')],
  ['the not-found page of the blog itself', { path: '/blog/not-found' }, missing('en-US')],
  ['the not-found page of the portfolio itself', { path: '/uk/portfolio/not-found' }, missing('uk')],
  ['a file that does not exist is no page', { path: '/nope.png', accept: 'image/*' }, { status: 404, cache: cacheControl.missing }],
  ['no unknown word is taken for a language', { path: '/de/services' }, missing('en-US')],
]

/** The table with the first article, case and filter of a site in place of the names in braces. */
export function fillTable({ articles, cases, lists }: SitePaths): readonly Row[] {
  const slugs: Record<string, string | undefined> = {
    article: articles[0],
    case: cases.find((slug) => slug.includes('/')),
    technology: lists
      .find((path) => path.startsWith('/portfolio/by/technology/'))
      ?.split('/')
      .at(-1),
  }
  const fill = (path: string) => path.replace(/\{(\w+)\}/, (_braces, name: string) => slugs[name] ?? name)
  return negotiationTable.map(([title, ask, answer]) => [
    title,
    { ...ask, path: fill(ask.path) },
    { ...answer, ...(answer.location && { location: fill(answer.location) }) },
  ])
}
