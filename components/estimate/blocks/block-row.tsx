import { useLocale, useTranslations } from 'next-intl'
import { type Block, defaultInput, impliedBlocks, isImplied } from '@/estimate'
import { textOf } from '@/estimate/texts'
import { blockTitles } from '@/estimate/titles'
import { Icon } from '../../primitives/icon'
import { Quantity } from '../form/quantity'
import type { BlockHours } from './block-hours'
import styles from './block-row.module.scss'
import { Inside } from './inside'

type BlockRowProps = { block: Block; hours: BlockHours | undefined }

/** One block: take it or leave it, how many, first version or later, how long it takes, and what one gets for that. */
export function BlockRow({ block: { id, repeatable }, hours }: BlockRowProps) {
  const t = useTranslations('EstimateBlocks')
  const locale = useLocale()
  const { summary, tags } = textOf(id, locale)
  const title = blockTitles[locale][id] ?? id
  const implied = isImplied(id)
  const absent = implied && !impliedBlocks(defaultInput.platforms).has(id)
  return (
    <li className={styles.row} data-block={id} data-words={tags.join(' ')} data-absent={absent || undefined}>
      <div className={styles.head}>
        {repeatable && !implied ? (
          <span className={styles.count}>
            <Quantity name={`b.${id}`} label={t('quantity', { title })} least={0} most={50} />
          </span>
        ) : (
          <input
            className={styles.box}
            id={`field-b.${id}`}
            type="checkbox"
            {...(implied ? { disabled: true, defaultChecked: true } : { name: `b.${id}`, value: 'on' })}
          />
        )}
        <label className={styles.text} htmlFor={`field-b.${id}`}>
          <span className={styles.title} data-name>
            {title}
          </span>
          <span className={styles.summary}>{implied ? t('implied') : summary}</span>
        </label>
        {!implied && (
          <fieldset className={styles.when}>
            <legend className={styles.hidden}>{t('when', { title })}</legend>
            <label className={styles.choice}>
              <input className={styles.radio} type="radio" name={`l.${id}`} value="" defaultChecked />
              <span className={styles.word}>{t('now')}</span>
            </label>
            <label className={styles.choice}>
              <input className={styles.radio} type="radio" name={`l.${id}`} value="on" />
              <span className={styles.word}>{t('later')}</span>
            </label>
          </fieldset>
        )}
        <output className={styles.hours} data-hours={id}>
          {hours?.high ? t('hours', hours) : t('noHours')}
        </output>
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
