import type { Page } from '@playwright/test'

/** What a browser may lack, refuse, or answer nonsense to: by its path from `window`. */
export const facilities = [
  ...['IntersectionObserver', 'ResizeObserver', 'MutationObserver', 'PerformanceObserver', 'matchMedia', 'requestIdleCallback'],
  ...['localStorage', 'sessionStorage', 'document.cookie', 'navigator.languages', 'navigator.connection', 'navigator.clipboard'],
  ...['Intl.DateTimeFormat', 'Intl.NumberFormat', 'Intl.ListFormat', 'Intl.PluralRules', 'Intl.Segmenter', 'Intl.RelativeTimeFormat'],
  ...['crypto.randomUUID', 'URL.canParse', 'AbortSignal.timeout', 'AbortSignal.any', 'structuredClone', 'BroadcastChannel', 'navigation'],
  ...['history.replaceState', 'history.pushState', 'history.scrollRestoration', 'HTMLMediaElement.prototype.play', 'Audio'],
  ...['scrollTo', 'Element.prototype.scrollIntoView', 'Element.prototype.animate', 'Element.prototype.getAnimations'],
  ...['Element.prototype.checkVisibility', 'HTMLElement.prototype.hidePopover', 'HTMLButtonElement.prototype.popoverTargetElement'],
  ...['CSS.supports', 'performance.mark', 'performance.now', 'document.fonts', 'document.startViewTransition', 'visualViewport'],
  ...['scheduler', 'reportError', 'requestAnimationFrame', 'cancelAnimationFrame', 'navigator.onLine', 'ScrollTimeline', 'trustedTypes'],
  ...['AbortController', 'MessageChannel', 'getComputedStyle', 'getSelection', 'document.visibilityState', 'WeakRef'],
  ...['performance.getEntriesByType', 'navigator.userAgent', 'HTMLFormElement.prototype.requestSubmit', 'Element.prototype.inert'],
] as const

export const ways = ['missing', 'throwing', 'nonsense'] as const

export type Facility = (typeof facilities)[number]
export type Way = (typeof ways)[number]

/** Breaks one facility of every page that is opened from now on. */
export async function breakBrowser(page: Page, path: Facility, way: Way): Promise<void> {
  if (path === 'trustedTypes') await enforceNone(page)
  await page.addInitScript(
    ([path, way]) => {
      const names = path.split('.')
      const name = names.pop() as string
      const owner = names.reduce<unknown>((found, each) => (found as Record<string, unknown> | undefined)?.[each], window)
      if (!owner) return
      const fail = () => {
        throw new DOMException(`${path} is broken for a test`, 'SecurityError')
      }
      const isCalled =
        typeof Reflect.get(names.includes('prototype') ? {} : (owner as object), name) === 'function' || names.includes('prototype')
      const value = { missing: undefined, throwing: isCalled ? fail : undefined, nonsense: isCalled ? () => undefined : 'nonsense' }[way]
      const got = way === 'throwing' && !isCalled ? { get: fail } : { value, writable: true }
      Object.defineProperty(owner, name, { configurable: true, ...got })
    },
    [path, way] as const,
  )
}

/** A browser that knows no Trusted Types does not ask for them. */
async function enforceNone(page: Page): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch({ maxRedirects: 0 })
      const body = (await response.text()).replace(/; require-trusted-types-for [^;"]*/, '')
      await route.fulfill({ response, body })
    },
  )
}

/** A browser whose zone data are older than the name of this zone. */
export async function forgetZone(page: Page, zone: string): Promise<void> {
  await page.addInitScript((zone) => {
    const { DateTimeFormat } = Intl
    const refuse = (options?: Intl.DateTimeFormatOptions) => {
      if (options?.timeZone === zone) throw new RangeError(`Invalid time zone specified: ${zone}`)
    }
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct: (target, [locales, options]) => {
        refuse(options)
        return new target(locales, options)
      },
      apply: (target, _, [locales, options]) => {
        refuse(options)
        return target(locales, options)
      },
    })
  }, zone)
}
