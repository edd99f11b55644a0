import { type ReactNode, useState } from 'react'
import type { Locale } from '@/routing/locales'
import { Icon, type IconPath } from '../../primitives/icon'
import * as icons from '../../primitives/icons'
import { useEstimateStore } from '../document/estimate-context'
import type { EstimateState } from '../document/store'
import { estimateAddresses } from '../estimate-addresses'
import type { EstimateView } from '../results/view'
import { useWords } from '../words-provider'
import { ExportMenu } from './export-menu'
import styles from './tools.module.scss'

/** Copy, print, export, compare. */
export function Tools({ view, estimate }: { view: EstimateView; estimate: EstimateState }) {
  const words = useWords()
  const t = words.in('EstimateLive.tools')
  return (
    <div className={styles.tools}>
      <CopyLink />
      <ToolButton icon={icons.print} onClick={() => print(words.locale)}>
        {t('print')}
      </ToolButton>
      <ExportMenu {...{ view, estimate }} className={styles.tool}>
        <ToolIcon path={icons.download} />
        <span>{t('export')}</span>
      </ExportMenu>
      <a className={styles.tool} href="#compare">
        <ToolIcon path={icons.compare} />
        <span>{t('compare')}</span>
      </a>
    </div>
  )
}

/** Loads first what the document has beside its figures. */
async function print(locale: Locale) {
  const { preparePrint } = await import('./print-document')
  await preparePrint(locale)
  window.print()
}

/** Copies the address of the estimate and confirms it. */
export function CopyLink() {
  const words = useWords()
  const t = words.in('EstimateLive.tools')
  const store = useEstimateStore()
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(estimateAddresses(store.get(), words.locale).absolute()).then(
      () => true,
      () => false,
    )
    setCopied(done ? 'yes' : 'no')
    setTimeout(() => setCopied(null), 4000)
  }
  return (
    <ToolButton icon={copied === 'yes' ? icons.check : copied === 'no' ? icons.warning : icons.link} onClick={copy}>
      <span aria-live="polite">{t(copied === 'yes' ? 'copied' : copied === 'no' ? 'notCopied' : 'copy')}</span>
    </ToolButton>
  )
}

function ToolButton({ icon, onClick, children }: { icon: IconPath; onClick: () => void; children: ReactNode }) {
  return (
    <button className={styles.tool} type="button" onClick={onClick}>
      <ToolIcon path={icon} />
      <span>{children}</span>
    </button>
  )
}

function ToolIcon({ path }: { path: IconPath }) {
  return <Icon path={path} className="rigid icon18" />
}
