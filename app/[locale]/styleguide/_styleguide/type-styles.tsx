import { Section } from '@/components/primitives/section'
import { readTypeStyles } from './tokens'
import styles from './type-styles.module.scss'

const letters = 'ґ Ґ є Є і І ї Ї ₴ ʼ №'
const weights = { display: [400, 550, 600], text: [500, 600, 650, 700] } as const
const samples = { en: 'Charted before the flight, $84,500', uk: 'Ґрунтовний обʼєкт № 7 їде в космос за 84 500 ₴' } as const

/** Every style in both languages, and the letters a Latin font lacks in every weight in use. */
export function TypeStyles() {
  return (
    <Section title="Type" id="type" intro="Sizes in px at 390 and at 1440, line height, weight." layout="stacked">
      <div className={styles.weights}>
        {(['display', 'text'] as const).flatMap((family) =>
          weights[family].map((weight) => (
            <p className={styles.weight} key={`${family}-${weight}`} data-family={family} data-weight={weight} lang="uk">
              <span className={styles.note}>
                {family} {weight}
              </span>
              {letters}
            </p>
          )),
        )}
      </div>
      {readTypeStyles().map(({ name, note }) => (
        <div className={styles.row} key={name}>
          <p className={styles.note}>
            <b>{name}</b>
            <br />
            {note}
          </p>
          <div>
            {(['en', 'uk'] as const).map((language) => (
              <p className={styles.sample} key={language} data-type={name} lang={language}>
                {samples[language]}
              </p>
            ))}
          </div>
        </div>
      ))}
    </Section>
  )
}
