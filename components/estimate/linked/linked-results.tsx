import { groupNames, groupOf } from '@/estimate'
import { ProjectCheck } from '../completeness/project-check'
import { groupName } from '../labels'
import { BasisNote } from '../results/basis-note'
import { ChangedBasisNote } from '../results/changed-basis-note'
import { KeyFigures } from '../results/key-figures'
import { money, titleOf } from '../results/view'
import styles from './linked.module.scss'
import { LinkedLinks, LinkedNotices, type LinkedProps } from './linked-links'

/** The results of the address without scripts: the range, the key figures, and everything it includes. */
export function LinkedResults({ name, ...props }: LinkedProps & { name: string }) {
  const { view, query } = props
  const { cost, byBlock } = view.result
  const t = view.words.in('EstimateLinked')
  const headline = view.words.in('EstimateResults.headline')
  const quantities = new Map(view.input.blocks.map(({ id, quantity }) => [id, quantity]))
  const groups = groupNames
    .map((group) => ({ group, ids: byBlock.map(({ id }) => id).filter((id) => groupOf(id) === group) }))
    .filter(({ ids }) => ids.length > 0)
  return (
    <section className={styles.results} aria-labelledby="linked-title">
      <LinkedNotices {...props} />
      <h1 className={styles.title} id="linked-title">
        {t('heading', { name })}
      </h1>
      <p className={styles.range}>
        {money(view, cost.p10)} – {money(view, cost.p90)}
      </p>
      <p className={styles.text}>{headline('sentence', { budget: money(view, cost.p80) })}</p>
      <ProjectCheck view={view} open />
      <KeyFigures view={view} />
      <BasisNote view={view} changed={<ChangedBasisNote view={view} />} />
      <LinkedLinks view={view} query={query} current="estimate/results" />
      <h2 className={styles.subtitle}>{t('covers')}</h2>
      <div className={styles.groups}>
        {groups.map(({ group, ids }) => (
          <div key={group}>
            <h3 className={styles.group}>{groupName(view.words, group)}</h3>
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
