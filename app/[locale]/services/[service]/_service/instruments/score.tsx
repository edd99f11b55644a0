import { useTranslations } from 'next-intl'
import { DragAcross } from './drag-across'
import type { Chapter } from './read-chapter'
import styles from './score.module.scss'
import { ScoreDial } from './score-dial'

const points = [0, 1, 2, 3]

/** Questions answered with 0 to 3 points and the dial they add up to; the last column of the table is the example it begins with. */
export function Score({ heads, rows, zones }: Chapter) {
  const t = useTranslations('ServicePage.instruments')
  const samples = rows.map((cells) => Number(cells[3]))
  return (
    <div className={styles.score} data-tally data-instrument="score">
      <div className={styles.questions}>
        {rows.map(([question = '', none, all], index) => (
          <fieldset className={styles.question} key={question}>
            <legend className={styles.legend}>{question}</legend>
            <div className={styles.points}>
              {points.map((point) => (
                <label className={styles.point} key={point}>
                  <input
                    className={styles.input}
                    type="radio"
                    name={`score-${index}`}
                    value={point}
                    defaultChecked={point === samples[index]}
                  />
                  <span className={styles.pip}>{point}</span>
                </label>
              ))}
              <DragAcross />
            </div>
            <p className={styles.ends}>
              <span>0: {none}</span> <span>3: {all}</span>
            </p>
          </fieldset>
        ))}
      </div>
      <div className={styles.dial}>
        <p className={styles.sample}>{heads[3]}</p>
        <ScoreDial
          initial={samples.reduce((sum, sample) => sum + sample, 0)}
          most={rows.length * (points.length - 1)}
          zones={zones}
          label={t('points')}
          styles={styles}
        />
      </div>
    </div>
  )
}
