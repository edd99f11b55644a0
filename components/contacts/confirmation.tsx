import { type ReactNode, useRef } from 'react'
import { useSafeEffect } from '../resilience/use-safe-effect'
import action from './action.module.scss'
import { panelId, sentId } from './anchors'
import styles from './contact-form.module.scss'
import type { ContactWords } from './contact-words'

type ConfirmationProps = {
  /** Null while nothing has been sent; a browser without scripts shows the confirmation by the end of its address. */
  reference: string | null
  words: ContactWords['sent']
  onAgain: () => void
  children: ReactNode
}

/** The message has arrived, and what happens now. */
export function Confirmation({ reference, words, onAgain, children }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useSafeEffect(() => {
    if (reference) heading.current?.focus()
  }, [reference])
  return (
    <div className={styles.sent} id={sentId} data-shown={Boolean(reference)}>
      <h2 className={styles.sentTitle} ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      {reference && (
        <p className="quiet">
          <span>{words.reference}</span> <strong className={styles.number}>{reference}</strong>
        </p>
      )}
      {children}
      <a className={action.second} href={`#${panelId}`} onClick={onAgain}>
        {words.again}
      </a>
    </div>
  )
}
