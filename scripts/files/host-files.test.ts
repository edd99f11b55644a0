import { expect, it } from 'vitest'
import type { SiteAnswer, SiteManifest } from '@/routing/release/site-manifest'
import { writeHeaders, writeRedirects } from './host-files'

const page: SiteAnswer = {
  ...{ kind: 'page', file: 'a.html', status: 200, type: 'text/html', etag: '"a"', size: 9, isPlain: true },
  ...{ encodings: {}, headers: 0 },
}
const manifest: SiteManifest = {
  answers: {
    '/a': page,
    '/a.txt': { ...page, kind: 'data', type: 'text/x-component' },
    '/page-not-found': { ...page, file: '404.html', status: 404, headers: 1 },
    '/uk/blog/not-found': { ...page, file: 'uk/blog/not-found.html', status: 404, headers: 1 },
  },
  headers: [
    { 'x-frame-options': 'DENY', 'cache-control': 'public', vary: 'Accept-Encoding' },
    { 'x-frame-options': 'DENY', 'cache-control': 'no-cache' },
  ],
  isSmall: true,
  paths: {
    services: [],
    documents: [],
    landings: [],
    guides: [],
    articles: [],
    cases: [],
    lists: [],
    rules: [{ from: '/price', redirect: { to: '/a', status: 308 } }],
  },
}

it('says once what all answers say, and the rest at each address', () => {
  const headers = writeHeaders(manifest)
  expect(headers.match(/x-frame-options/g)).toHaveLength(1)
  expect(headers).toContain('/a\n  cache-control: public\n  content-type: text/html\n')
  expect(headers).toContain('/a.txt\n  cache-control: public\n  content-type: text/x-component\n')
  expect(headers).not.toMatch(/vary/)
})

it('redirects in both languages and shows the missing page of a section before that of the site', () => {
  expect(writeRedirects(manifest).trim().split('\n')).toEqual([
    ...['/price /a 308', '/uk/price /uk/a 308', '/en / 308', '/en/* /:splat 308'],
    ...['/uk/blog/* /uk/blog/not-found.html 404', '/* /404.html 404'],
  ])
})
