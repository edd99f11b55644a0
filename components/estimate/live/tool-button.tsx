import type { ReactNode } from 'react'
import { Icon, type IconPath } from '../../primitives/icon'
import * as icons from '../../primitives/icons'
import type { Words } from '../words'
import styles from './tools.module.scss'

type ToolProps = { icon: IconPath; children: ReactNode }

/** A tool of the results. Where the server draws it, scripts that come after a press go on with it (`keep-hands.ts`). */
export function ToolButton({ icon, onClick, children }: ToolProps & { onClick?: () => void }) {
  return (
    <button className={styles.tool} type="button" onClick={onClick}>
      <ToolIcon path={icon} />
      <span>{children}</span>
    </button>
  )
}

export function CompareTool({ words }: { words: Words }) {
  return (
    <a className={styles.tool} href="#compare">
      <ToolIcon path={icons.compare} />
      <span>{words.in('EstimateLive.tools')('compare')}</span>
    </a>
  )
}

export function ToolIcon({ path }: { path: IconPath }) {
  return <Icon path={path} className="rigid icon18" />
}
