import { useTranslations } from 'next-intl'
import styles from './balance.module.scss'
import { BalanceBeam } from './balance-beam'
import beamStyles from './balance-beam.module.scss'
import type { Chapter } from './read-chapter'

const toBuilding = '→'

/** Questions that point to buying or to building, and the beam they bend; the last column of the table is the example it begins with. */
export function Balance({ heads, rows }: Chapter) {
  const t = useTranslations('ServicePage.instruments')
  const [, buying = '', building = '', sample] = heads
  return (
    <div className={styles.balance} data-tally data-instrument="balance">
      <div className={styles.questions}>
        {rows.map(([question = '', buy, build, lean], index) => (
          <fieldset className={styles.question} key={question}>
            <legend className={styles.legend}>{question}</legend>
            {[buy, build].map((answer, value) => (
              <label className={styles.answer} key={answer}>
                <input
                  className={styles.input}
                  type="radio"
                  name={`balance-${index}`}
                  value={value}
                  defaultChecked={(lean === toBuilding) === (value === 1)}
                />
                <span className={styles.face}>{answer}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <div className={styles.scales}>
        <p className={styles.sample}>{sample}</p>
        <BalanceBeam
          initial={rows.filter((cells) => cells[3] === toBuilding).length}
          count={rows.length}
          words={{ buying, building, buy: t('buy'), build: t('build'), even: t('even') }}
          styles={beamStyles}
        />
      </div>
    </div>
  )
}
