import type { ReactNode } from 'react'
import styles from './offer-link.module.scss'

/** How a change can be tried: at another address, or here and now. */
export type Offer = { href: string } | { onTry: () => void }

export function OfferLink({ label, children, ...offer }: Offer & { label?: string; children: ReactNode }) {
  if ('href' in offer) {
    return (
      <a className={styles.offer} href={offer.href} aria-label={label} rel="nofollow">
        {children}
      </a>
    )
  }
  return (
    <button className={styles.offer} type="button" onClick={offer.onTry} aria-label={label}>
      {children}
    </button>
  )
}
