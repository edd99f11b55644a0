import '@/styles/generated/fonts.css'
import '@/styles/global.scss'
import type { Metadata } from 'next'
import { ErrorScreen } from '@/components/errors/error-screen'
import words from '@/messages/errors/en.json'
import { formatDetection } from '@/routing/format-detection'

export const metadata: Metadata = {
  title: words.metaTitle,
  description: words.metaDescription,
  robots: { index: false },
  icons: '/icons/mark.svg',
  other: { [formatDetection.name]: formatDetection.content },
}

/** The net under the rest: files and addresses for programs that do not exist. Pages that do not exist are answered by the middleware. */
export default function GlobalNotFound() {
  return (
    <html lang="en-US">
      <body data-ground="paper">
        <main>
          <ErrorScreen status={404} heading={words.unmatched} description={words.description} goHome={{ label: words.goHome, href: '/' }} />
        </main>
      </body>
    </html>
  )
}
