import { useEffect, useState } from 'react'
import type { EstimateView } from '../results/view'
import { useWords } from '../words-provider'
import styles from './print-foot.module.scss'
import { useEstimateLinks } from './use-estimate-links'

type Code = { path: string; size: number }

let draw: ((text: string) => Code | null) | undefined
const waiting = new Set<() => void>()

/** Loads the code that draws QR codes and waits until the footer is rendered. */
export async function preparePrint(): Promise<void> {
  draw = (await import('../qr-code')).drawCode
  for (const notify of waiting) notify()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Only in print: the estimate's address as text and as a QR code, and its catalogue version. */
export default function PrintFoot({ view }: { view: EstimateView }) {
  const t = useWords().in('EstimateLive')
  const links = useEstimateLinks()
  const [, setReady] = useState(0)
  useEffect(() => {
    const notify = () => setReady((count) => count + 1)
    waiting.add(notify)
    return () => {
      waiting.delete(notify)
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
