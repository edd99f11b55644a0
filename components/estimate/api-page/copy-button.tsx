'use client'
// Client: only a script can reach the clipboard.
import { useState } from 'react'
import { useIsLive } from '../../resilience/use-is-live'
import styles from './call.module.scss'

type CopyButtonProps = {
  text: string
  words: { copy: string; copied: string; notCopied: string }
  /** Tells this button from the others on the page. */
  about: string
}

/** Copies a text and says so. Without scripts it is not there: it could do nothing. */
export function CopyButton({ text, words, about }: CopyButtonProps) {
  const [said, setSaid] = useState(words.copy)
  const isReady = useIsLive()
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    setSaid(done ? words.copied : words.notCopied)
  }
  return (
    <button className={styles.copy} type="button" disabled={!isReady} onClick={copy} onBlur={() => setSaid(words.copy)}>
      <span aria-live="polite">{said}</span>
      <span className="visuallyHidden">{`: ${about}`}</span>
    </button>
  )
}
