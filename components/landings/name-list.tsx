import styles from './name-list.module.scss'

/** Names of things it works with, in as many columns as there is room for. */
export function NameList({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.names}>
      {names.map((name) => (
        <li className={styles.name} key={name}>
          {name}
        </li>
      ))}
    </ul>
  )
}
