import type { Locale } from '@/routing/locales'
import { read } from './files'
import { siteRoutes } from './routes'

const estimate = 'v=1&c=2026.2&q=production&p=web_ios&b=acc.email_core.entity*3_pay.checkout_shop.cart'

/** The pages that have something to press, those with the same scripts together. */
export function interactivePages(locale: Locale): string[][] {
  const kinds = new Map<string, string[]>()
  for (const { address, file } of siteRoutes.filter((route) => route.locale === locale)) {
    const html = read(file)
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    if (!/<(?:button|input|select|summary|textarea)\b/.test(main)) continue
    const [, ...scripts] = /<script data-src="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
    const kind = scripts.join(' ')
    kinds.set(kind, [...(kinds.get(kind) ?? []), withEstimate(address)])
  }
  return [...kinds.values()]
}

function withEstimate(address: string): string {
  return /\/estimate\/(?:settings|technologies|functional-blocks|results)$/.test(address) ? `${address}?${estimate}` : address
}
