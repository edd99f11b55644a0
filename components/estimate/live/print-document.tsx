import { memo, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { referenceOf } from '@/estimate/address/reference'
import type { Locale } from '@/routing/locales'
import { useSafeEffect } from '../../resilience/use-safe-effect'
import type { EstimateState } from '../document/store'
import { estimateAddresses } from '../estimate-addresses'
import type { EstimateView } from '../results/view'
import { Paper } from './paper'
import styles from './paper.module.scss'
import { type BlockTexts, fetchBlockTexts } from './use-block-texts'

type Draw = (text: string) => { path: string; size: number } | null

let draw: Draw | undefined

/** Loads what a document has beside its figures, and waits until it is there to be printed. */
export async function preparePrint(locale: Locale): Promise<void> {
  await Promise.all([loadCode(), fetchBlockTexts(locale)])
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

async function loadCode(): Promise<void> {
  draw ??= (await import('../qr-code')).drawCode
}

type PrintDocumentProps = { view: EstimateView; estimate: EstimateState; texts: BlockTexts | null; calculation: ReactNode }

/** In place of the page, for as long as it is printed: the document people sign. */
function PrintDocument({ view, estimate, texts, calculation }: PrintDocumentProps) {
  const { words } = view
  const { query, title } = estimate
  const [printing, setPrinting] = useState<{ drawCode: Draw | undefined } | null>(null)
  useSafeEffect(() => {
    const listeners = new AbortController()
    const listen = { signal: listeners.signal }
    // Printing waits for nothing, so the code is there by the P of Ctrl+P, or when the pointer leaves for the browser’s menu.
    window.addEventListener('keydown', ({ key }) => (key === 'Control' || key === 'Meta') && void loadCode(), listen)
    document.documentElement.addEventListener('pointerleave', () => void loadCode(), listen)
    window.addEventListener('beforeprint', () => flushSync(() => setPrinting({ drawCode: draw })), listen)
    window.addEventListener('afterprint', () => setPrinting(null), listen)
    return () => listeners.abort()
  }, [])
  useNameOnPaper(`${title || words.in('EstimateLive')('title')} ${referenceOf(query)}`)
  const link = printing ? estimateAddresses(estimate, words.locale).absolute() : ''
  const code = printing?.drawCode?.(link) ?? null
  return (
    <div className={styles.paper} data-part="paper">
      {printing && <Paper {...{ view, query, texts, calculation, link, code }} project={title} />}
    </div>
  )
}

export default memo(PrintDocument)

/** On paper, and as a file, the page goes by the name of the estimate and not by that of the step. */
function useNameOnPaper(name: string) {
  useSafeEffect(() => {
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
