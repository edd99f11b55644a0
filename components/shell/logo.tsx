import { useLocale, useTranslations } from 'next-intl'
import type { SVGProps } from 'react'
import type { Organisation } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import { mark } from '@/styles/settings/mark'
import { Picture } from '../primitives/picture'
import styles from './logo.module.scss'

/** Letters that stand in two lines of the usual size beside the menu. */
const roomy = 20

/** The company's own picture when its content has one, else the mark of the brand; the name comes from content. */
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

function Mark() {
  return (
    <svg className={styles.mark} width="32" height="32" viewBox={mark.viewBox} fill="none" aria-hidden="true">
      {mark.shapes.map((shape) => (
        <path key={shape.d} {...(shape as SVGProps<SVGPathElement>)} />
      ))}
    </svg>
  )
}
