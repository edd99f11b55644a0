import { Section } from '@/components/primitives/section'
import styles from './colours.module.scss'
import { contrast } from './contrast'
import { readColours } from './tokens'

const night = '#091a3f'
const paper = '#ffffff'

/** The palette with its contrast on both grounds: text needs 4.5, large text and lines that mean something 3. */
export function Colours() {
  return (
    <Section title="Colours" id="colours" intro="Contrast on night and on paper." layout="stacked">
      <ul className={styles.colours}>
        {[...readColours(), ...readColours('hues')].map(({ name, hex }) => (
          <li key={name}>
            <div className={styles.swatch} data-color={name} />
            <p className="small semibold">{name}</p>
            <p className="tiny quiet tabular">{hex}</p>
            <p className="tiny quiet tabular">
              {contrast(hex, night).toFixed(1)} on night
              <br />
              {contrast(hex, paper).toFixed(1)} on paper
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
