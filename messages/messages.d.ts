import type { Locale } from '@/routing/locales'
import type en from './en.json'
import type errors from './errors/en.json'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof en & { ErrorPage: typeof errors }
  }
}
