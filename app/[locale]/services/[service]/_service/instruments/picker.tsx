import type { ReactNode } from 'react'
import { DragAcross } from './drag-across'
import styles from './picker.module.scss'

type PickerProps = {
  kind: 'shapes' | 'week' | 'radar'
  legend: string
  choices: readonly ReactNode[]
  chosen?: number
  drawing?: ReactNode
  /** What is shown of each choice, in their order. */
  panels: readonly ReactNode[]
}

/** One of several is looked at closely. The style sheet shows the one that is chosen, so it answers before any script. */
export function Picker({ kind, legend, choices, chosen = 0, drawing, panels }: PickerProps) {
  return (
    <div className={styles.picker} data-instrument={kind}>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{legend}</legend>
        {choices.map((choice, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a table, in their order
          <label className={styles.choice} key={index} data-lit={index + 1}>
            <input className={styles.input} type="radio" name={kind} value={index + 1} defaultChecked={index === chosen} />
            <span className={styles.face}>{choice}</span>
          </label>
        ))}
        <DragAcross />
      </fieldset>
      {drawing}
      <div className="grid" aria-live="polite">
        {panels.map((panel, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <div className={styles.panel} key={index} data-panel={index + 1}>
            {panel}
          </div>
        ))}
      </div>
    </div>
  )
}
