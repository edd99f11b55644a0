import styles from './footer-column.module.scss'

type FooterColumnProps = { title: string; links: readonly { label: string; href: string }[] }

export function FooterColumn({ title, links }: FooterColumnProps) {
  return (
    <nav aria-label={title}>
      <p className="meta below1 quiet">{title}</p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a className={styles.link} href={href} rel={href.startsWith('http') ? 'noopener noreferrer' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
