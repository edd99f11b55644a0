import type { FacetName } from '@/content-client/types'
import styles from './case-filter.module.scss'
import type { Selection } from './case-selection'

type ChosenProps = {
  facets: readonly { name: FacetName; values: readonly { slug: string; title: string }[] }[]
  selection: Selection
  /** Where a selection is shown. */
  toHref: (selection: Selection) => string
  /** Said before the name of what a link takes away. */
  remove: string
}

/** What the cases are filtered by, beside the closed filters: each is a link that takes itself away. */
export function Chosen({ facets, selection, toHref, remove }: ChosenProps) {
  return facets.flatMap(({ name, values }) => {
    const { [name]: current, ...others } = selection
    const value = values.find(({ slug }) => slug === current)
    if (!value) return []
    return (
      <a className={styles.chosen} key={name} href={toHref(others)} aria-label={`${remove} ${value.title}`}>
        <span>{value.title}</span> <span aria-hidden="true">×</span>
      </a>
    )
  })
}
