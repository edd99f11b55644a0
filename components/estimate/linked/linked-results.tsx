import { groupNames, groupOf } from '@/estimate'
import { groupName } from '../labels'
import { titleOf } from '../results/view'
import styles from './linked.module.scss'
import { LinkedLinks, type LinkedProps } from './linked-links'

/** What follows the headline of the results without scripts: where it goes on, and everything the estimate includes. */
export function LinkedResults({ view, query }: Pick<LinkedProps, 'view' | 'query'>) {
  const { byBlock } = view.result
  const t = view.words.in('EstimateLinked')
  const quantities = new Map(view.input.blocks.map(({ id, quantity }) => [id, quantity]))
  const groups = groupNames
    .map((group) => ({ group, ids: byBlock.map(({ id }) => id).filter((id) => groupOf(id) === group) }))
    .filter(({ ids }) => ids.length > 0)
  return (
    <section className={styles.results} aria-labelledby="linked-title">
      <LinkedLinks view={view} query={query} current="estimate/results" />
      <h2 className={styles.subtitle} id="linked-title">
        {t('covers')}
      </h2>
      <div className={styles.groups}>
        {groups.map(({ group, ids }) => (
          <div key={group}>
            <h3 className="below1 semibold">{groupName(view.words, group)}</h3>
            <ul>
              {ids.map((id) => (
                <li key={id}>{titleOf(view, id, quantities.get(id))}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
