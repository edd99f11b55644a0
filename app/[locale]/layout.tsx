import '@/styles/generated/fonts.css'
import '@/styles/global.scss'
import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { Navigator } from '@/components/navigation/navigator'
import { NewBuildNotice } from '@/components/navigation/new-build-notice'
import { Cursor } from '@/components/shell/cursor'
import { formatDetection } from '@/routing/format-detection'
import { localeDetails, locales } from '@/routing/locales'
import { fontFiles } from '@/styles/generated/font-files'
import { palette } from '@/styles/settings/palette'
import { siteVerification } from '../_page/site-verification'
import { build } from '../_site/build'
import { getCurrentLocale } from '../_site/current-site'

export const viewport: Viewport = { themeColor: palette.night }

export const metadata: Metadata = {
  manifest: '/manifest.webmanifest',
  other: { [formatDetection.name]: formatDetection.content },
  verification: siteVerification(process.env),
  icons: { icon: '/icons/mark.svg', apple: '/icons/apple-touch-icon.png' },
}

export const dynamicParams = false

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

export default async function LocaleLayout({ children }: { children: ReactNode }) {
  const locale = await getCurrentLocale()
  const t = await getTranslations('NewBuild')
  for (const file of fontFiles[locale]) preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang={localeDetails[locale].iso} data-build={build.id}>
      <body>
        {children}
        <NewBuildNotice text={t('text')} dismiss={t('dismiss')} />
        <Navigator />
        <Cursor />
      </body>
    </html>
  )
}
