import { useEffect, useState } from 'react'
import type { EstimateView } from '../results/view'
import { useWords } from '../words-provider'
import styles from './print-foot.module.scss'
import { useEstimateLinks } from './use-estimate-links'

type Code = { path: string; size: number }

let draw: ((text: string) => Code | null) | undefined
const waiting = new Set<() => void>()

/** Fetches what draws the code on paper, and waits until it stands on the page. */
export async function preparePrint(): Promise<void> {
  draw = (await import('../qr-code')).drawCode
  for (const tell of waiting) tell()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** On paper only: the address of the estimate, as text and as a code for a phone, and the version of its numbers. */
export default function PrintFoot({ view }: { view: EstimateView }) {
  const t = useWords().in('EstimateLive')
  const links = useEstimateLinks()
  const [, setReady] = useState(0)
  useEffect(() => {
    const tell = () => setReady((count) => count + 1)
    waiting.add(tell)
    return () => {
      waiting.delete(tell)
    }
  }, [])
  if (!draw) return null
  const link = links.absolute()
  const code = draw(link)
  return (
    <footer className={styles.foot}>
      {code && (
        <svg className={styles.code} viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={t('code')}>
          <path d={code.path} />
        </svg>
      )}
      <p className={styles.link}>
        {link}
        <br />
        {t('paper', { version: view.result.catalogue })}
      </p>
    </footer>
  )
}
