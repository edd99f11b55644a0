import type { ReactNode } from 'react'
import { type Catalogue, groupOf } from '@/estimate'
import { Icon } from '../../primitives/icon'
import * as icons from '../../primitives/icons'
import type { StepQuestionsProps } from '../form/field-row'
import styles from './block-groups.module.scss'
import { type BlockListParts, BlockRow } from './block-row'
import { GroupIndex, listedGroups } from './group-index'

type BlockGroupsProps = StepQuestionsProps & {
  catalogue: Catalogue
  parts: BlockListParts
  /** Stands over the groups. */
  children?: ReactNode
  below?: ReactNode
}

/** All blocks by group, with an index of the groups; a group of nothing chosen is one line until it is opened. */
export function BlockGroups({ catalogue, children, below, ...props }: BlockGroupsProps) {
  const { Group, GroupFigure } = props.parts
  const names = props.words.in('EstimateGroups')
  const examples = props.words.in('EstimateGroupExamples')
  return (
    <div className={styles.frame} id="field-b">
      <div className={styles.above}>{children}</div>
      <GroupIndex words={props.words} GroupFigure={GroupFigure} />
      <div>
        <div>
          {listedGroups.map((group) => (
            <Group
              key={group}
              group={group}
              className={styles.group}
              head={
                <summary className={styles.head}>
                  <h2 className={styles.title} id={`group-${group}-title`}>
                    {names(group)}
                  </h2>
                  <span className={styles.examples}>{examples(group)}</span>
                  <span className={styles.names}>
                    <GroupFigure group={group} figure="names" />
                  </span>
                  <span className={styles.chosen}>
                    <GroupFigure group={group} figure="chosen" />
                  </span>
                  <span className={styles.hours}>
                    <GroupFigure group={group} figure="groupHours" />
                  </span>
                  <Icon path={icons.chevron} className={styles.chevron} />
                </summary>
              }
            >
              {/* Inside of what is folded: a link to it unfolds it. */}
              <ul className={styles.rows} id={`group-${group}`}>
                {catalogue.blocks
                  .filter(({ id }) => groupOf(id) === group)
                  .map((block) => (
                    <BlockRow {...props} block={block} key={block.id} />
                  ))}
              </ul>
            </Group>
          ))}
        </div>
        {below}
      </div>
    </div>
  )
}
