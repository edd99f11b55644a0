import { useTranslations } from 'next-intl'
import { SampleBadge } from '@/components/primitives/badge'
import { type IndexedPage, pageGroups } from '@/components/search/site-index'
import styles from './index-of-pages.module.scss'

/** Every page by its kind, with a sentence about it. */
export function IndexOfPages({ pages }: { pages: readonly IndexedPage[] }) {
  const t = useTranslations('SearchPage.groups')
  const groups = pageGroups
    .map((group) => ({ group, pages: pages.filter((page) => page.group === group) }))
    .filter((each) => each.pages.length > 0)
  return (
    <div>
      {groups.map(({ group, pages: listed }) => (
        <section className={styles.group} key={group} aria-labelledby={`index-${group}`}>
          <h2 className={styles.name} id={`index-${group}`}>
            {t(group)} <span className={styles.count}>{listed.length}</span> <SampleBadge sample={listed.every(({ sample }) => sample)} />
          </h2>
          <ul className={styles.list}>
            {listed.map(({ href, title, summary, sample }) => (
              <li key={href}>
                <a className={styles.link} href={href}>
                  {title}
                </a>{' '}
                <SampleBadge sample={sample === true && !listed.every((page) => page.sample)} />
                <p className={styles.summary}>{summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
