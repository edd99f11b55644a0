import { locale as rootLocale } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'
import { defaultLocale, isLocale, type Locale } from '@/routing/locales'

/** The words of the error page stand apart: an error boundary runs in the browser and takes only them along. */
const catalogues: Record<Locale, () => Promise<object>> = {
  en: async () => ({ ...(await import('./en.json')).default, ErrorPage: (await import('./errors/en.json')).default }),
  uk: async () => ({ ...(await import('./uk.json')).default, ErrorPage: (await import('./errors/uk.json')).default }),
}

export default getRequestConfig(async ({ locale: asked }) => {
  const requested = asked ?? (await rootLocale())
  const locale = isLocale(requested) ? requested : defaultLocale
  return { locale, messages: await catalogues[locale](), timeZone: 'Europe/Kyiv' }
})
