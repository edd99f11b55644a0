import { useState } from 'react'
import { localisePath } from '@/routing/locale-path'
import { useWords } from '../words-provider'
import styles from './scenarios.module.scss'

/** Copies the link to the same comparison with this scenario first: for whoever sent it. */
export function CopyFromHere({ query }: { query: string }) {
  const words = useWords()
  const t = words.in('EstimateLive.scenarios')
  const tools = words.in('EstimateLive.tools')
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null)
  const copy = async () => {
    const address = `${window.location.origin}${localisePath(words.locale, `/estimate/results?${query}`)}`
    const done = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    )
    setSaid(done ? 'copied' : 'notCopied')
  }
  return (
    <button className={styles.action} type="button" onClick={copy} onBlur={() => setSaid(null)}>
      <span aria-live="polite">{said ? tools(said) : t('copyFromHere')}</span>
    </button>
  )
}
