import type { ReactNode } from 'react'
import styles from './breakdown.module.scss'
import type { EstimateView } from './view'

/** Which of the tables is seen: radio buttons, which need no script. Paper, and a browser without `:has()`, has them all. */
export function BreakdownSwitch({ view: { words } }: { view: EstimateView }) {
  const t = words.in('EstimateResults.breakdown')
  const ways = [
    ['role', t('byRole')],
    ['group', t('byGroup')],
    ['phase', t('byPhase')],
  ] as const
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.hidden}>{t('title')}</legend>
      {ways.map(([by, name], index) => (
        <label className={styles.way} key={by}>
          <input className={styles.hidden} type="radio" name="work-by" value={by} defaultChecked={index === 0} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}

export function Part({ by, name, children }: { by: 'role' | 'group' | 'phase'; name: string; children: ReactNode }) {
  return (
    <div className={styles[by]}>
      <h3 className={styles.subtitle}>{name}</h3>
      {children}
    </div>
  )
}
