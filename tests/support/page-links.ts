import type { Page } from '@playwright/test'
import { locales } from '@/routing/locales'
import { wordsOf } from './messages'

type MenuKey = 'index' | 'services' | 'portfolio' | 'estimate' | 'blog' | 'contacts' | 'team' | 'reviews'

const english = wordsOf(locales[0])

export const inMenu = (page: Page, key: MenuKey, words = english) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: words(`MainMenu.${key}`), exact: true })
    .first()

/** The footer names what the menu of a narrow window leaves out, and stands at the end of every page. */
export const inFooter = (page: Page, key: MenuKey, words = english) =>
  page.getByRole('contentinfo').getByRole('link', { name: words(`MainMenu.${key}`), exact: true })

/** Presses a link without scrolling to it first. */
export const press = (page: Page, href: string) =>
  page.evaluate((address) => document.querySelector<HTMLElement>(`a[href="${address}"]`)?.click(), href)

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
}
