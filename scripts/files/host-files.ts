import { defaultLocale, locales } from '@/routing/locales'
import type { SiteManifest } from '@/routing/release/site-manifest'
import { localisePath } from '@/routing/routes'
import { localiseTarget, ruleTarget } from '@/routing/rules'

type Headers = Readonly<Record<string, string>>

/** Said by the host itself. */
const leftOut = /^vary$/

/** `_headers`, as Netlify and Cloudflare Pages read it: what all answers say alike once, and the rest at each address. */
export function writeHeaders({ answers, headers }: SiteManifest): string {
  const shown = Object.entries(answers)
  const said = shown.map(([, { headers: place }]) => headers[place] ?? {})
  const [first = {}, ...others] = said
  const isShared = ([name, value]: [string, string]) => !leftOut.test(name) && others.every((each) => each[name] === value)
  const shared = Object.fromEntries(Object.entries(first).filter(isShared))
  const rules = shown.map(([address, { type }], index) => {
    const own = Object.entries(said[index] ?? {}).filter(([name]) => !leftOut.test(name) && !(name in shared))
    return writeRule(address, { ...Object.fromEntries(own), 'content-type': type })
  })
  return [writeRule('/*', shared), ...rules].join('\n')
}

const writeRule = (address: string, headers: Headers) =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

/** `_redirects`: the rules of the site, the one spelling of English addresses, and the missing pages of each section. */
export function writeRedirects({ answers, paths: { rules } }: SiteManifest): string {
  const ruled = rules.flatMap((rule) => {
    const target = ruleTarget(rule)
    return locales.flatMap((locale) =>
      target ? [`${localisePath(locale, rule.from)} ${localiseTarget(locale, target.to)} ${target.status}`] : [],
    )
  })
  const prefix = [`/${defaultLocale} / 308`, `/${defaultLocale}/* /:splat 308`]
  const missing = Object.values(answers).filter(({ kind, status }) => kind === 'page' && status === 404)
  // The most particular come first: the first one that fits counts.
  const pages = missing
    .map(({ file }) => [file.replace(/[^/]+$/, '*'), file] as const)
    .sort(([a], [b]) => b.split('/').length - a.split('/').length || b.length - a.length)
    .map(([from, file]) => `/${from} /${file} 404`)
  return [...ruled, ...prefix, ...pages, ''].join('\n')
}
