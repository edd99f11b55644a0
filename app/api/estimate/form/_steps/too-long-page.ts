import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { plainDocument } from '../../_plain/document'
import { html } from '../../_plain/html'

/** What a link of more than 4,000 characters gets to read. */
export async function tooLongPage(locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'PlainForm' })
  return plainDocument({
    locale,
    title: t('tooLong'),
    body: html`<h1>${t('tooLong')}</h1><p>${t('tooLongText')}</p><p><a href="${hrefTo(locale, 'estimate')}">${t('startAnew')}</a></p>`,
  })
}
