import '@fontsource-variable/manrope'
import '@fontsource-variable/unbounded'
import '@/styles/global.scss'
import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { Navigator } from '@/components/shell/navigator'
import { localeDetails, locales } from '@/routing/locales'
import { getCurrentLocale } from '../_page/current-locale'

export const viewport: Viewport = { themeColor: '#091A3F' }

export const dynamicParams = false

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

export default async function LocaleLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={localeDetails[await getCurrentLocale()].iso}>
      <body>
        {children}
        <Navigator />
      </body>
    </html>
  )
}
