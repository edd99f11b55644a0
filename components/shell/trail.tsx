import styles from './breadcrumb.module.scss'

type TrailProps = {
  label: string
  /** The pages above this one, from home down. */
  above: readonly { name: string; href: string }[]
  current: string | null
}

/** Home \ Services \ This page. No hooks: the error boundary shows it too. */
export function Trail({ label, above, current }: TrailProps) {
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol className="meta middle cluster">
        {above.map(({ name, href }) => (
          <li className={styles.item} key={href}>
            <a className={styles.link} href={href}>
              {name}
            </a>
            <span className={styles.separator} aria-hidden="true">
              {'\\'}
            </span>
          </li>
        ))}
        <li className={styles.item} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  )
}
