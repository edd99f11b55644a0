import type { Locale } from '@/routing/locales'
import { hrefTo, pageOfBlog } from '@/routing/routes'

/** `<link rel="prev">` and `<link rel="next">` of a page of the blog. */
export function listNeighbours(locale: Locale, current: number, count: number) {
  return {
    previous: current > 1 ? hrefTo(locale, pageOfBlog(current - 1)) : null,
    next: current < count ? hrefTo(locale, pageOfBlog(current + 1)) : null,
  }
}
