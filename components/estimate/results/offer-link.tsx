import type { MouseEvent, ReactNode } from 'react'
import styles from './offer-link.module.scss'

/** Somewhere a change can be seen; in the browser the click makes it in place. */
export type Offer = { href: string; onClick?: (event: MouseEvent<HTMLAnchorElement>) => void }

type OfferLinkProps = Offer & { label?: string; children: ReactNode }

export function OfferLink({ href, onClick, label, children }: OfferLinkProps) {
  return (
    <a className={styles.offer} href={href} onClick={onClick} aria-label={label} rel="nofollow">
      {children}
    </a>
  )
}
