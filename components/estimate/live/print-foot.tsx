import { memo, useEffect, useState } from 'react'
import { referenceOf } from '@/estimate/address/reference'
import { formatDay } from '@/messages/format'
import type { EstimateState } from '../document/store'
import { estimateAddresses } from '../estimate-addresses'
import { today } from '../form/today'
import { validUntil } from '../report/validity'
import { useWords } from '../words-provider'
import styles from './print-foot.module.scss'

type Code = { path: string; size: number }

let draw: ((text: string) => Code | null) | undefined
const waiting = new Set<() => void>()

/** Loads the code that draws QR codes and waits until the footer is rendered. */
export async function preparePrint(): Promise<void> {
  await loadCode()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

async function loadCode(): Promise<void> {
  draw ??= (await import('../qr-code')).drawCode
  for (const notify of waiting) notify()
}

/** Only in print: the estimate's reference, how long it holds, its address as text and, once it was prepared, as a QR code. */
function PrintFoot({ catalogue, estimate }: { catalogue: string; estimate: EstimateState }) {
  const { locale, ...words } = useWords()
  const t = words.in('EstimateLive')
  const links = estimateAddresses(estimate, locale)
  const { query, title } = estimate
  const reference = referenceOf(query)
  useNameOnPaper(`${title || t('title')} ${reference}`)
  const [, setReady] = useState(0)
  useEffect(() => {
    const notify = () => setReady((count) => count + 1)
    waiting.add(notify)
    // Printing waits for nothing, so the code is there by the P of Ctrl+P, or when the pointer leaves for the browser’s menu.
    const intent = new AbortController()
    const listen = { signal: intent.signal }
    window.addEventListener('keydown', ({ key }) => (key === 'Control' || key === 'Meta') && void loadCode(), listen)
    document.documentElement.addEventListener('pointerleave', () => void loadCode(), listen)
    window.addEventListener('beforeprint', () => void loadCode(), listen)
    return () => {
      waiting.delete(notify)
      intent.abort()
    }
  }, [])
  const link = links.absolute()
  const code = draw?.(link)
  const [date, until] = [today(), validUntil(today())].map((day) => formatDay(day, locale))
  return (
    <footer className={styles.foot}>
      {code && (
        <svg className={styles.code} viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={t('code')}>
          <path d={code.path} />
        </svg>
      )}
      <p className={styles.link}>
        <b>{reference}</b>
        <br />
        {link}
        <br />
        {t('print.issued', { date: date ?? '', until: until ?? '', version: catalogue })}
      </p>
    </footer>
  )
}

export default memo(PrintFoot)

/** On paper, and as a file, the page goes by the name of the estimate and not by that of the step. */
function useNameOnPaper(name: string) {
  useEffect(() => {
    const printing = new AbortController()
    let usual = document.title
    const listen = (event: string, then: () => void) => window.addEventListener(event, then, { signal: printing.signal })
    listen('beforeprint', () => {
      usual = document.title
      document.title = name
    })
    listen('afterprint', () => {
      document.title = usual
    })
    return () => printing.abort()
  }, [name])
}
