import { useTranslations } from 'next-intl'
import { SampleBadge } from '@/components/primitives/badge'
import type { IndexedPage, PageGroup } from '@/components/search/site-index'
import type { Constellation } from './constellations'
import { FoldedList } from './folded-list'
import styles from './index-of-pages.module.scss'
import { StarFigure } from './star-figure'

/** Their titles say it all: a row each. */
const titled: readonly PageGroup[] = ['questions', 'legal']

/** Every page by its kind, each kind under its constellation. */
export function IndexOfPages({ pages, sky }: { pages: readonly IndexedPage[]; sky: readonly Constellation[] }) {
  const t = useTranslations('SearchPage.groups')
  return (
    <div>
      {sky.map((figure) => {
        const { group, count } = figure
        const listed = pages.filter((page) => page.group === group)
        const isTitled = titled.includes(group)
        const isSample = listed.every(({ sample }) => sample)
        return (
          <section
            className={isTitled ? `${styles.group} ${styles.titled}` : styles.group}
            key={group}
            id={group}
            aria-labelledby={`index-${group}`}
          >
            <div className={styles.head}>
              <h2 className={styles.name} id={`index-${group}`}>
                {t(group)}
                {'\u00A0'}
                <span className="meta quiet tabular">{count}</span> <SampleBadge sample={isSample} />
              </h2>
              <StarFigure className={styles.figure} figure={figure} />
            </div>
            <FoldedList pages={listed} withSummaries={!isTitled} withBadges={!isSample} />
          </section>
        )
      })}
    </div>
  )
}
