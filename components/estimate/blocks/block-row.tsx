import type { ComponentType, ReactNode } from 'react'
import { type Block, type Group, isImplied } from '@/estimate'
import { listTitles, textOf } from '@/estimate/texts'
import { blockTitles } from '@/estimate/titles'
import { Icon } from '../../primitives/icon'
import * as icons from '../../primitives/icons'
import type { StepQuestionsProps } from '../form/field-row'
import { Quantity } from '../form/quantity'
import { BlockDetails } from './block-details'
import styles from './block-row.module.scss'
import { VersionChoice } from './version-choice'

export type BlockItemProps = { id: string; tags: string; className: string | undefined; children: ReactNode }
export type BlockGroupProps = { group: Group; className: string | undefined; head: ReactNode; children: ReactNode }

/** The parts of the list of blocks that change: client components on the page, plain ones in the form without scripts. */
export type BlockListParts = {
  /** One block; not shown if its platform is not chosen or a search does not find it. */
  Item: ComponentType<BlockItemProps>
  Group: ComponentType<BlockGroupProps>
  Hours: ComponentType<{ id: string }>
  /** What the block adds to the whole, with testing and management. */
  Effect?: ComponentType<{ id: string }>
  GroupFigure: ComponentType<{ group: Group; figure: 'names' | 'chosen' | 'count' | 'groupHours' }>
}

type BlockRowProps = StepQuestionsProps & { block: Block; parts: BlockListParts }

/** One block: whether it is chosen, its quantity, first version or later, its hours and details. */
export function BlockRow({ words, Control, errorNote, parts: { Item, Hours, Effect }, block: { id, repeatable } }: BlockRowProps) {
  const t = words.in('EstimateBlocks')
  const title = blockTitles[words.locale][id] ?? id
  const short = listTitles[words.locale][id] ?? title
  const { gloss, tags } = textOf(id, words.locale)
  const implied = isImplied(id)
  const counted = repeatable && !implied
  const name = `b.${id}`
  const box = { id: counted ? `take-${id}` : `field-${name}`, className: counted ? `${styles.box} ${styles.scripted}` : styles.box }
  return (
    <Item id={id} tags={[...tags, ...wordsBeside(title, `${short} ${gloss}`)].join(' ')} className={styles.row}>
      <div className={styles.head}>
        {implied ? (
          <input {...box} type="checkbox" disabled defaultChecked />
        ) : (
          <Control {...box} type="checkbox" field={name} {...(counted ? { toggle: true } : { value: 'on' })} />
        )}
        <label className={styles.text} htmlFor={box.id}>
          <span className={styles.title} data-name>
            {short}
          </span>
          <span className={styles.gloss}>{implied ? t('implied') : gloss}</span>
        </label>
        <div className={styles.controls}>
          {counted && (
            <>
              <Quantity counted={title} label={t('quantity', { title })} min={0} max={50} {...{ words, Control, name }} />
              {errorNote(name)}
            </>
          )}
          {!implied && <VersionChoice words={words} Control={Control} id={id} title={title} />}
        </div>
        <span className={styles.hours}>
          <Hours id={id} />
        </span>
      </div>
      <details>
        <summary className={styles.open} aria-label={t('more', { title })}>
          <Icon path={icons.chevron} className={styles.chevron} />
        </summary>
        <BlockDetails words={words} id={id}>
          {Effect && !implied && <Effect id={id} />}
        </BlockDetails>
      </details>
    </Item>
  )
}

/** The words of a title that are not read in its row: they are found all the same. */
function wordsBeside(title: string, read: string): string[] {
  return title.split(' ').filter((word) => !read.includes(word))
}
