import { useLocale, useMessages, useTranslations } from 'next-intl'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { Limb } from '@/components/scene/limb'
import type { IndexedPage } from '@/components/search/site-index'
import { pickMessages } from '@/messages/pick'
import { hrefTo } from '@/routing/routes'
import { toConstellations } from './constellations'
import { type DeskWords, deskMessages } from './desk-words'
import { IndexOfPages } from './index-of-pages'
import { SearchDesk } from './search-desk'
import styles from './search-page.module.scss'

const examples = ['technology', 'price', 'question'] as const

/** An index of everything, drawn as a sky, that a script turns into a search. */
export function SearchPage({ pages }: { pages: readonly IndexedPage[] }) {
  const t = useTranslations('SearchPage')
  const locale = useLocale()
  const sky = toConstellations(pages)
  const words: DeskWords = {
    ...pickMessages(useMessages().SearchPage, deskMessages),
    sample: useTranslations('Badge')('sample'),
    counts: Array.from({ length: pages.length + 1 }, (_, count) => t('count', { count })),
  }
  const heading = (
    <div className={styles.words}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('intro')}</p>
    </div>
  )
  const below = (
    <div className={styles.below}>
      <p className={styles.examples}>
        {t('examples.label')}
        {examples.map((example) => (
          <a
            className={styles.example}
            key={example}
            href={hrefTo(locale, 'search', { query: String(new URLSearchParams({ q: t(`examples.${example}`) })) })}
          >
            {t(`examples.${example}`)}
          </a>
        ))}
      </p>
      <p className={styles.hint} id="search-hint">
        {t('hint')}
      </p>
    </div>
  )
  return (
    <div className={styles.page}>
      <SearchDesk
        locale={locale}
        action={hrefTo(locale, 'search')}
        words={words}
        sky={sky}
        horizon={<Limb className={styles.limb} />}
        heading={heading}
        below={below}
      >
        <p className={styles.plain}>{t('plain')}</p>
        <IndexOfPages pages={pages} sky={sky} />
        <p className={styles.end}>
          {t('ask')} <ArrowLink href={hrefTo(locale, 'contacts')}>{t('write')}</ArrowLink>
        </p>
      </SearchDesk>
    </div>
  )
}
