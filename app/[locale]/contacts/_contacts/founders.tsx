import { Picture } from '@/components/primitives/picture'
import type { Organisation, Person } from '@/content-client/types'
import styles from './founders.module.scss'

type FoundersProps = { organisation: Organisation; people: readonly Person[] }

/** Who answers, with a face where the content has one. */
export function Founders({ organisation: { founders }, people }: FoundersProps) {
  return (
    <ul className={styles.founders}>
      {founders.map(({ name, role }) => {
        const portrait = people.find((person) => person.name === name)?.portrait
        return (
          <li className="gap15 shrinks row" key={name}>
            {portrait && <Picture className={styles.portrait} picture={portrait} span="face" sizes="72px" loading="early" alt="" />}
            <span>
              <b className={styles.name}>{name}</b>
              <span className={styles.role}>{role}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
