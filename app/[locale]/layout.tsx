import '@/styles/generated/fonts.css'
import '@/styles/global.scss'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { Cursor } from '@/components/shell/cursor'
import { Navigator } from '@/components/shell/navigator'
import { localeDetails, locales } from '@/routing/locales'
import { fontFiles } from '@/styles/generated/font-files'
import { getCurrentLocale } from '../_page/current-locale'

export const viewport: Viewport = { themeColor: '#091A3F' }

export const metadata: Metadata = { icons: { icon: '/icons/mark.svg', apple: '/icons/apple-touch-icon.png' } }

export const dynamicParams = false

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

export default async function LocaleLayout({ children }: { children: ReactNode }) {
  const locale = await getCurrentLocale()
  for (const file of fontFiles[locale]) preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang={localeDetails[locale].iso}>
      <body>
        {children}
        <Navigator />
        <Cursor />
      </body>
    </html>
  )
}
