import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { breakable } from './breakable'
import styles from './call.module.scss'
import { CopyButton } from './copy-button'

/** A call as a command, to be copied. */
export function Call({ title, address, children }: { title: string; address: string; children?: ReactNode }) {
  const t = useTranslations('EstimateApiPage')
  const [place, query = ''] = address.split('?')
  return (
    <div className={styles.call}>
      <figure className={styles.pane}>
        <figcaption className={styles.head}>
          <span className="small strong">{title}</span>
          <CopyButton
            text={`curl '${address}'`}
            words={{ copy: t('copy'), copied: t('copied'), notCopied: t('notCopied') }}
            about={title}
          />
        </figcaption>
        <pre className={styles.code} lang="en">
          <code translate="no">
            <span className="hljs-keyword">curl</span>
            {" '"}
            {place}
            <wbr />?{query.split('&').map(toPair)}
            {"'"}
          </code>
        </pre>
      </figure>
      {children && <div className="gap1 across4 middle above2 cluster">{children}</div>}
    </div>
  )
}

function toPair(pair: string, index: number) {
  const [name, value = ''] = pair.split('=')
  return (
    <span key={name}>
      {index > 0 && '&'}
      <wbr />
      <span className="hljs-name">{name}</span>={<span className="hljs-string">{breakable(value)}</span>}
    </span>
  )
}
