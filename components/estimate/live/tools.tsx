import { useState } from 'react'
import type { Locale } from '@/routing/locales'
import { Icon, type IconName } from '../../primitives/icon'
import type { EstimateState } from '../document/store'
import type { EstimateView } from '../results/view'
import { useWords } from '../words-provider'
import { ExportMenu } from './export-menu'
import styles from './tools.module.scss'
import { useEstimateLinks } from './use-estimate-links'

/** Copy, print, export, compare. */
export function Tools({ view, estimate }: { view: EstimateView; estimate: EstimateState }) {
  const { locale, ...words } = useWords()
  const t = words.in('EstimateLive.tools')
  return (
    <div className={styles.tools}>
      <CopyLink />
      <button className={styles.tool} type="button" onClick={() => print(locale)}>
        <ToolIcon name="print" />
        {t('print')}
      </button>
      <ExportMenu {...{ view, estimate }} className={styles.tool}>
        <ToolIcon name="download" />
        {t('export')}
      </ExportMenu>
      <a className={styles.tool} href="#compare">
        <ToolIcon name="compare" />
        {t('compare')}
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
  const t = useWords().in('EstimateLive.tools')
  const links = useEstimateLinks()
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(links.absolute()).then(
      () => true,
      () => false,
    )
    setCopied(done ? 'yes' : 'no')
    setTimeout(() => setCopied(null), 4000)
  }
  return (
    <button className={styles.tool} type="button" onClick={copy}>
      <ToolIcon name={copied === 'yes' ? 'check' : 'link'} />
      <span aria-live="polite">{t(copied === 'yes' ? 'copied' : copied === 'no' ? 'notCopied' : 'copy')}</span>
    </button>
  )
}

function ToolIcon({ name }: { name: IconName }) {
  return <Icon name={name} className={styles.icon} />
}
