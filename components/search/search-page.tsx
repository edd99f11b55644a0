import { useLocale, useTranslations } from 'next-intl'
import { hrefTo } from '@/routing/routes'
import { ArrowLink } from '../primitives/arrow-link'
import { Container } from '../primitives/container'
import { PageHeading } from '../primitives/page-heading'
import type { DeskWords } from './desk-words'
import { IndexOfPages } from './index-of-pages'
import { SearchDesk } from './search-desk'
import styles from './search-page.module.scss'
import { type IndexedPage, pageGroups } from './site-index'

/** An index of everything that a script turns into a search. */
export function SearchPage({ pages }: { pages: readonly IndexedPage[] }) {
  const t = useTranslations('SearchPage')
  const locale = useLocale()
  const words: DeskWords = {
    label: t('label'),
    placeholder: t('placeholder'),
    hint: t('hint'),
    results: t('results'),
    failed: t('failed'),
    nothing: [t('nothing.before'), t('nothing.after')],
    some: t('some'),
    similar: t('similar'),
    groups: Object.fromEntries(pageGroups.map((group) => [group, t(`groups.${group}`)])) as DeskWords['groups'],
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
