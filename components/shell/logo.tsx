import { useLocale, useTranslations } from 'next-intl'
import type { Organisation } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import { Picture } from '../primitives/picture'
import styles from './logo.module.scss'

/** Letters that stand in two lines of the usual size beside the menu. */
const roomy = 20

/** The company's own picture when its content has one, else the mark of this design; the name comes from content. */
export function Logo({ organisation: { name, logo, logoIncludesName } }: { organisation: Organisation }) {
  const t = useTranslations('Logo')
  return (
    <a className={styles.logo} href={hrefTo(useLocale(), 'index')} aria-label={t('label', { company: name })}>
      {logo ? <Picture className={styles.mark} picture={logo} span="face" sizes="176px" alt="" loading="early" /> : <Mark />}
      {!(logo && logoIncludesName) && (
        <span className={name.length > roomy ? `${styles.name} ${styles.long}` : styles.name} translate="no">
          {name}
        </span>
      )}
    </a>
  )
}

/** Two arcs of one orbit and the transfer between them. */
function Mark() {
  return (
    <svg className={styles.mark} width="32" height="32" viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path
        d="M5.1 10.9A12 12 0 0 1 25.8 9.1L6.2 22.9A12 12 0 0 0 26.9 21.1"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx="5.1" cy="10.9" r="2.6" fill="currentColor" />
    </svg>
  )
}
