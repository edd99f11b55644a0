import { Section } from '@/components/primitives/section'
import styles from './spaces.module.scss'
import { readSpaces } from './tokens'

/** The scale of distances; a name counts base units of 8 px. */
export function Spaces() {
  return (
    <Section title="Spaces" id="spaces" intro="Base 8 px; the name is the number of base units.">
      <ul className="meta grid gap05 tabular">
        {readSpaces().map(({ name, pixels }) => (
          <li className={styles.row} key={name}>
            <span>{name}</span>
            <span className="quiet">{pixels} px</span>
            <span className={styles.bar} data-space={name} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
