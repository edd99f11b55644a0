import styles from './name-list.module.scss'

/** Names of things it works with, as one line. */
export function NameList({ names }: { names: readonly string[] }) {
  return (
    <ul className="item cluster gap15 across2">
      {names.map((name) => (
        <li className={styles.name} key={name}>
          {name}
        </li>
      ))}
    </ul>
  )
}
