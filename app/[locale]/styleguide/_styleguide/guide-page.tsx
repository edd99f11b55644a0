import type { ReactNode } from 'react'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { PageHeading } from '@/components/primitives/page-heading'
import { locales } from '@/routing/locales'
import { developmentPaths, localisePath } from '@/routing/routes'

/** The style guide's own frame: nothing of the site around it, so that nothing of the site gets in the way. */
export function GuidePage({ children }: { children: ReactNode }) {
  const [path = '/'] = developmentPaths
  return (
    <main data-ground="night">
      <PageHeading title="Style guide" lead="Everything pages are built from, with its states. For developers; no build contains it.">
        {locales.map((locale) => (
          <ArrowLink key={locale} href={localisePath(locale, path)}>
            {locale}
          </ArrowLink>
        ))}
      </PageHeading>
      {children}
    </main>
  )
}
