import { useLocale, useMessages, useTranslations } from 'next-intl'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { Container } from '@/components/primitives/container'
import { PageHeading } from '@/components/primitives/page-heading'
import type { IndexedPage } from '@/components/search/site-index'
import { pickMessages } from '@/messages/pick'
import { hrefTo } from '@/routing/routes'
import { type DeskWords, deskMessages } from './desk-words'
import { IndexOfPages } from './index-of-pages'
import { SearchDesk } from './search-desk'
import styles from './search-page.module.scss'

/** An index of everything that a script turns into a search. */
export function SearchPage({ pages }: { pages: readonly IndexedPage[] }) {
  const t = useTranslations('SearchPage')
  const locale = useLocale()
  const words: DeskWords = {
    ...pickMessages(useMessages().SearchPage, deskMessages),
    sample: useTranslations('Badge')('sample'),
    counts: Array.from({ length: pages.length + 1 }, (_, count) => t('count', { count })),
  }
  return (
    <>
      <PageHeading title={t('title')} lead={t('intro')} />
      <Container last>
        <SearchDesk locale={locale} action={hrefTo(locale, 'search')} words={words}>
          <p className={styles.plain}>{t('plain')}</p>
          <IndexOfPages pages={pages} />
          <p className={styles.end}>
            {t('ask')} <ArrowLink href={hrefTo(locale, 'contacts')}>{t('write')}</ArrowLink>
          </p>
        </SearchDesk>
      </Container>
    </>
  )
}
