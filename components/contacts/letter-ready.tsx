import { useRef, useState } from 'react'
import { useSafeEffect } from '../resilience/use-safe-effect'
import action from './action.module.scss'
import type { ContactWords } from './contact-words'
import { type Letter, toMailto } from './letter'
import styles from './letter-ready.module.scss'

type LetterReadyProps = { letter: Letter; email: string | null; words: ContactWords['letter']; onBack: () => void }

/** The form cannot send by itself, and says so: here is the letter, to be sent by the visitor or copied. */
export function LetterReady({ letter, email, words, onBack }: LetterReadyProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const [state, setState] = useState('')
  const mailto = email && toMailto(email, letter)
  useSafeEffect(() => heading.current?.focus(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(letter.body)
      setState(words.copied)
    } catch {
      // Browsers may forbid it; the text is selected, one keystroke from the clipboard.
      text.current?.select()
      setState(words.notCopied)
    }
  }

  return (
    <div className="grid gap2">
      <h2 className={styles.title} ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{email ? words.explanation : words.withoutEmail}</p>
      {email && !mailto && <p>{words.tooLong}</p>}
      <textarea className={styles.letter} ref={text} aria-label={words.label} value={letter.body} readOnly rows={9} />
      <div className="gap15 cluster">
        {mailto && (
          <a className={action.submit} href={mailto}>
            {words.open}
          </a>
        )}
        <button className={action.second} type="button" onClick={copy}>
          {words.copy}
        </button>
        <button className={action.second} type="button" onClick={onBack}>
          {words.back}
        </button>
      </div>
      <p className={styles.state} role="status">
        {state}
      </p>
    </div>
  )
}
