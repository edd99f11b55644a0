import { Section } from '@/components/primitives/section'
import { contrast } from '@/styles/settings/oklch'
import { hues, palette } from '@/styles/settings/palette'
import styles from './colours.module.scss'

/** The palette with its contrast on both grounds: text needs 4.5, large text and lines that mean something 3. */
export function Colours() {
  return (
    <Section title="Colours" id="colours" intro="Contrast on night and on paper." layout="stacked">
      <ul className={styles.colours}>
        {Object.entries({ ...palette, ...hues }).map(([name, hex]) => (
          <li key={name}>
            <div className={styles.swatch} data-color={name} />
            <p className="small semibold">{name}</p>
            <p className="tiny quiet tabular">{hex}</p>
            <p className="tiny quiet tabular">
              {contrast(hex, palette.night).toFixed(1)} on night
              <br />
              {contrast(hex, palette.paper).toFixed(1)} on paper
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
