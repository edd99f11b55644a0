import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './call.module.scss'
import { CopyButton } from './copy-button'

/** A call as a command, to be copied. */
export function Call({ title, address, children }: { title: string; address: string; children?: ReactNode }) {
  const t = useTranslations('EstimateApiPage')
  const command = `curl '${address}'`
  return (
    <figure className={styles.call}>
      <figcaption className={styles.head}>
        <span className={styles.title}>{title}</span>
        <CopyButton text={command} words={{ copy: t('copy'), copied: t('copied'), notCopied: t('notCopied') }} about={title} />
      </figcaption>
      <pre className={styles.code} lang="en">
        <code>{command}</code>
      </pre>
      {children && <div className={styles.links}>{children}</div>}
    </figure>
  )
}
