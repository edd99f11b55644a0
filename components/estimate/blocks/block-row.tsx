import { useLocale, useTranslations } from 'next-intl'
import { type Block, defaultInput, impliedBlocks, isImplied } from '@/estimate'
import { textOf } from '@/estimate/texts'
import { blockTitles } from '@/estimate/titles'
import { Icon } from '../../primitives/icon'
import { Quantity } from '../form/quantity'
import type { BlockHours } from './block-hours'
import styles from './block-row.module.scss'
import { Inside } from './inside'
import { When } from './when'

type BlockRowProps = { block: Block; hours: BlockHours | undefined }

/** One block: take it or leave it, how many, first version or later, how long it takes, and what one gets for that. */
export function BlockRow({ block: { id, repeatable }, hours }: BlockRowProps) {
  const t = useTranslations('EstimateBlocks')
  const locale = useLocale()
  const { summary, tags } = textOf(id, locale)
  const title = blockTitles[locale][id] ?? id
  const implied = isImplied(id)
  const counted = repeatable && !implied
  const absent = implied && !impliedBlocks(defaultInput.platforms).has(id)
  return (
    <li className={styles.row} data-block={id} data-words={tags.join(' ')} data-absent={absent || undefined}>
      <div className={styles.head}>
        <input
          className={counted ? `${styles.box} ${styles.scripted}` : styles.box}
          id={counted ? `take-${id}` : `field-b.${id}`}
          type="checkbox"
          {...(counted
            ? { 'data-toggle': `b.${id}` }
            : implied
              ? { disabled: true, defaultChecked: true }
              : { name: `b.${id}`, value: 'on' })}
        />
        <label className={styles.text} htmlFor={counted ? `take-${id}` : `field-b.${id}`}>
          <span className={styles.title} data-name>
            {title}
          </span>
          <span className={styles.summary}>{implied ? t('implied') : summary}</span>
        </label>
        <div className={styles.controls}>
          {counted && <Quantity name={`b.${id}`} label={t('quantity', { title })} least={0} most={50} />}
          {!implied && <When id={id} title={title} />}
        </div>
        <span className={styles.hours} data-hours={id}>
          {hours?.high ? t('hours', hours) : t('noHours')}
        </span>
      </div>
      <details className={styles.more}>
        <summary className={styles.open} aria-label={t('more', { title })}>
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        <Inside id={id} />
      </details>
    </li>
  )
}
