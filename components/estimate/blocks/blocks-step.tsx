import { useTranslations } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import { currentCatalogue, defaultInput, groupNames, groupOf } from '@/estimate'
import { askedPresets, choosePresets } from '../chosen-presets'
import { Conflicts } from '../conflicts/conflicts'
import { StepFrame } from '../steps/step-frame'
import { BlockFigures } from './block-figures'
import { hoursOfBlocks, totalsOfGroups } from './block-hours'
import { BlockRow } from './block-row'
import { BlockTools } from './block-tools'
import styles from './blocks-step.module.scss'
import { Proposals } from './proposals'

/** Step 3: what it has to do, block by block. */
export function BlocksStep({ presets }: { presets: readonly EstimatePreset[] }) {
  const t = useTranslations('EstimateBlocks')
  const names = useTranslations('EstimateGroups')
  const hours = hoursOfBlocks(defaultInput, currentCatalogue)
  const totals = totalsOfGroups(defaultInput, currentCatalogue)
  return (
    <StepFrame step="functional-blocks" messages={['EstimateBlocks']}>
      <BlockTools
        presets={choosePresets(presets, askedPresets).map(({ slug, title, shortTitle }) => ({ slug, title: shortTitle ?? title }))}
      />
      <Proposals />
      <Conflicts />
      <div className={styles.frame} id="field-b">
        <nav className={styles.index} aria-label={t('groups')}>
          <ul>
            {groupNames.map((group) => (
              <li key={group}>
                <a className={styles.jump} href={`#group-${group}`}>
                  {names(group)} <span className={styles.count} data-group-count={group} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.groups}>
          {groupNames.map((group) => (
            <section className={styles.group} key={group} id={`group-${group}`} aria-labelledby={`group-${group}-title`} data-group={group}>
              <header className={styles.head}>
                <h2 className={styles.title} id={`group-${group}-title`}>
                  {names(group)}
                </h2>
                <span className={styles.chosen} data-group-chosen={group}>
                  {t('chosen', { count: 0, of: totals.get(group)?.of ?? 0 })}
                </span>
                <span className={styles.hours} data-group-hours={group} />
              </header>
              <ul>
                {currentCatalogue.blocks
                  .filter(({ id }) => groupOf(id) === group)
                  .map((block) => (
                    <BlockRow block={block} hours={hours.get(block.id)} key={block.id} />
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <BlockFigures />
    </StepFrame>
  )
}
