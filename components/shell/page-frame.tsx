import { type Messages, useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import type { PlainMessages } from '@/messages/pick'
import { otherLocale } from '@/routing/locales'
import { hrefTo, type RouteTarget } from '@/routing/routes'
import { Island } from '../primitives/island'
import { Breadcrumb } from './breadcrumb'
import { contentId } from './content-id'
import { LanguageSuggestion } from './language-suggestion'
import styles from './page-frame.module.scss'
import type { ShellData } from './shell-data'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { SkipLink } from './skip-link'
import { TopBanner } from './top-banner'

export type PageFrameProps = {
  shell: ShellData
  /** The page's name in the registry; null for the error page, which stands at any address. */
  target: RouteTarget | null
  ground?: 'night' | 'paper'
  /** The page has a primary button of its own, so the header stays quiet. */
  quietHeader?: boolean
  /** The way to this page; null for no breadcrumb. */
  crumbs: { above: readonly { name: string; href: string }[]; current: string | null } | null
  /** The offer of the other language, in that language. */
  suggestion: PlainMessages<Messages['LanguageSuggestion']>
  year: number
  children: ReactNode
}

/** What every page shares around its content. */
export function PageFrame(props: PageFrameProps) {
  const { shell, target, ground = 'night', quietHeader = false, crumbs, suggestion, year, children } = props
  const locale = useLocale()
  const href = hrefTo(otherLocale(locale), target ?? 'index')
  return (
    <div className={styles.frame} data-ground={ground}>
      <Island>
        <SkipLink />
        {shell.topBanner && ground === 'night' && <TopBanner banner={shell.topBanner} />}
      </Island>
      <Island>
        <SiteHeader shell={shell} target={target} quiet={quietHeader} />
      </Island>
      <main className={target === 'index' ? `${styles.main} ${styles.skies}` : styles.main} id={contentId} tabIndex={-1}>
        <Island>{crumbs && <Breadcrumb {...crumbs} />}</Island>
        <Island>{children}</Island>
      </main>
      <Island>
        <SiteFooter shell={shell} target={target} year={year} />
      </Island>
      <Island>
        <LanguageSuggestion locale={locale} other={{ href, ...suggestion }} deep={target !== 'index' && target !== null} />
      </Island>
    </div>
  )
}
