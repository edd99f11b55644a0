import { type Group, groupNames } from '@/estimate'
import type { Words } from '../words'
import type { BlockListParts } from './block-row'
import styles from './group-index.module.scss'

/** The foundation comes last: every project has it, and nobody chooses it. */
export const listedGroups: readonly Group[] = [...groupNames.filter((group) => group !== 'fnd'), 'fnd']

type GroupIndexProps = { words: Words; GroupFigure: BlockListParts['GroupFigure'] }

/** Links to the groups of blocks, with how many are chosen from each. */
export function GroupIndex({ words, GroupFigure }: GroupIndexProps) {
  const names = words.in('EstimateGroupShort')
  return (
    <nav className={styles.index} aria-label={words.in('EstimateBlocks')('groups')}>
      <ul className={styles.entries}>
        {listedGroups.map((group) => (
          <li key={group}>
            <a className={styles.jump} href={`#group-${group}`}>
              {names(group)}{' '}
              <span className="quiet tabular">
                <GroupFigure group={group} figure="count" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
