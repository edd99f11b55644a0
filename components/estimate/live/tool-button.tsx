import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../primitives/icon'
import type { Words } from '../words'
import styles from './tools.module.scss'

type ToolProps = { icon: IconName; children: ReactNode }

/** A tool of the results. Where the server draws it, scripts that come after a press go on with it (`keep-hands.ts`). */
export function ToolButton({ icon, onClick, children }: ToolProps & { onClick?: () => void }) {
  return (
    <button className={styles.tool} type="button" onClick={onClick}>
      <ToolIcon name={icon} />
      <span>{children}</span>
    </button>
  )
}

export function CompareTool({ words }: { words: Words }) {
  return (
    <a className={styles.tool} href="#compare">
      <ToolIcon name="compare" />
      <span>{words.in('EstimateLive.tools')('compare')}</span>
    </a>
  )
}

export function ToolIcon({ name }: { name: IconName }) {
  return <Icon name={name} className={styles.icon} />
}
