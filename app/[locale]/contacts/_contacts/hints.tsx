import { useTranslations } from 'next-intl'
import styles from './hints.module.scss'

/** Drawn like the set of icons: box 24, stroke 1.5, round caps. */
const hints = {
  writeProblem: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 7.5v5.3M12 16.2v.1',
  writeState: 'M6 3.5h8.5l4 4v13H6zM14 3.5v4.5h4.5M9 12.5h6.5M9 16.5h4',
  writeDate: 'M4 6h16v14.5H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8M8 15h.1M12 15h.1M16 15h.1',
  writeBudget: 'M3.5 7h15v13h-15zM3.5 7l11-3.5V7M14.5 12h6v4h-6a2 2 0 0 1 0-4',
} as const

type Hint = keyof typeof hints

/** What helps us answer well. */
export function Hints() {
  const t = useTranslations('ContactsPage')
  return (
    <ul className={styles.hints}>
      {(Object.keys(hints) as Hint[]).map((hint) => (
        <li key={hint}>
          <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
            <path d={hints[hint]} />
          </svg>
          {t(hint)}
        </li>
      ))}
    </ul>
  )
}
