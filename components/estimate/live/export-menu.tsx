import { type ReactNode, useRef, useState } from 'react'
import { useSafeEffect } from '../../resilience/use-safe-effect'
import { withCalculation } from '../api-addresses'
import type { EstimateState } from '../document/store'
import { estimateAddresses } from '../estimate-addresses'
import type { EstimateView } from '../results/view'
import { useWords } from '../words-provider'
import type { FileKind } from './export/files'
import styles from './export-menu.module.scss'

const kinds: readonly FileKind[] = ['json', 'blocks', 'summary', 'backlog', 'markdown', 'calendar', 'svg', 'png']

type ExportMenuProps = { view: EstimateView; estimate: EstimateState; className: string | undefined; children: ReactNode }

/** Exports the estimate as files. The code that makes them is loaded with the first one. */
export function ExportMenu({ view, estimate, className, children }: ExportMenuProps) {
  const words = useWords()
  const t = words.in('EstimateLive.files')
  const links = estimateAddresses(estimate, words.locale)
  const menu = useRef<HTMLDetailsElement>(null)
  const [failed, setFailed] = useState(false)
  const [calculation, setCalculation] = useState(false)
  const asAsked = (address: string) => (calculation ? withCalculation(address) : address)
  useSafeEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (menu.current?.open && target instanceof Node && !menu.current.contains(target)) menu.current.open = false
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])
  // What is closed lets go of the focus: it goes back to what opened it.
  const close = () => {
    if (!menu.current) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }
  const take = async (kind: FileKind) => {
    try {
      const { exportFile } = await import('./export/files')
      await exportFile(kind, { view, document: estimate.document, title: estimate.title, link: links.absolute() })
      setFailed(false)
      close()
    } catch (error) {
      console.warn(error)
      setFailed(true)
    }
  }
  return (
    <details
      className={styles.menu}
      ref={menu}
      // In a low window it would end below it.
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' })}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && menu.current?.open) close()
      }}
    >
      <summary className={className}>{children}</summary>
      <ul className={styles.list}>
        {kinds.map((kind) => (
          <li key={kind}>
            <button
              className={styles.file}
              type="button"
              onClick={() => take(kind)}
              disabled={kind === 'calendar' && view.input.start === null}
            >
              <b>{t(`${kind}.name`)}</b>
              <span className={styles.use}>
                {kind === 'calendar' && view.input.start === null ? t('calendar.noStart') : t(`${kind}.use`)}
              </span>
            </button>
          </li>
        ))}
        <li>
          <a className={styles.file} href={asAsked(links.pdf)}>
            <b>{t('pdf.name')}</b>
            <span className={styles.use}>{t('pdf.use')}</span>
          </a>
        </li>
        <li>
          <a className={styles.file} href={asAsked(links.report)}>
            <b>{t('report.name')}</b>
            <span className={styles.use}>{t('report.use')}</span>
          </a>
        </li>
        <li>
          <label className={styles.option}>
            <input type="checkbox" checked={calculation} onChange={({ target }) => setCalculation(target.checked)} />
            <span>{t('calculation')}</span>
          </label>
        </li>
        {failed && (
          <li className={styles.failed} role="alert">
            {t('failed')}
          </li>
        )}
      </ul>
    </details>
  )
}
