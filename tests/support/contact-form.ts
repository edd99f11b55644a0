import type { Page, Route } from '@playwright/test'
import type { wordsOf } from './messages'

export const estimate = 't=shop&b=acc.email_acc.social*2_pay.checkout'
export const reference = 'K7M2-9QXT'
export const message = 'We have nine coffee shops.'

type Words = ReturnType<typeof wordsOf>

export async function fill(page: Page, t: Words, { contact = 'marta@example.com' } = {}): Promise<void> {
  await page.getByLabel(t('ContactForm.name')).fill('Марта')
  await page.getByLabel(t('ContactForm.contact')).fill(contact)
  await page.getByLabel(t('ContactForm.message')).fill(message)
}

export const submit = (page: Page, t: Words) =>
  page.getByRole('region', { name: t('ContactForm.label') }).getByRole('button', { name: t('ContactForm.submit'), exact: true })

/** Stands in for the server: each message gets the next of these answers, the last one over and over. */
export async function answerWith(page: Page, ...answers: ((route: Route) => Promise<void>)[]): Promise<string[]> {
  const posts: string[] = []
  await page.route('**/api/contact/token', (route) => route.fulfill({ json: { token: 'a-token' } }))
  await page.route('**/api/contact', async (route) => {
    const answer = answers[Math.min(posts.length, answers.length - 1)]
    posts.push(route.request().postData() ?? '')
    await answer?.(route)
  })
  return posts
}

export const accept = (route: Route) => route.fulfill({ json: { reference } })
export const refuse =
  (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, json: body, headers })

/** The value of a field of a posted form. */
export const sentIn = (post: string, field: string) => post.match(new RegExp(`name="${field}"\\r\\n\\r\\n([^\\r]*)`))?.[1]

export const arrived = (page: Page, t: Words) => page.getByRole('heading', { name: t('ContactForm.sent.title') })
