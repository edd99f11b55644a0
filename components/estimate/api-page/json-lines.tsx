import type { ReactNode } from 'react'
import { breakable } from './breakable'
import styles from './json-lines.module.scss'

/** Indent, name, what follows it, and a comma: a line as `JSON.stringify` writes it. */
const parts = /^(\s*)(?:("\w+")(: ))?(.*?)(,?)$/

/** A value as JSON in the colours of code. Each line that `marked` names by its path is an anchor: `answer-result.cost.p50`. */
export function JsonLines({ value, marked }: { value: unknown; marked: readonly string[] }) {
  const open: string[] = []
  const lines = JSON.stringify(value, null, 2).split('\n')
  return lines.map((line, index) => {
    const [, indent = '', name, colon, rest = '', comma] = parts.exec(line) ?? []
    const path = [...open, name?.slice(1, -1) ?? ''].filter(Boolean).join('.')
    if (/^[[{]$/.test(rest)) open.push(name?.slice(1, -1) ?? '')
    if (/^[\]}]$/.test(rest)) open.pop()
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places
      <span className={styles.line} id={name && marked.includes(path) ? answerLine(path) : undefined} key={index}>
        {indent}
        {name && <span className="hljs-name">{name}</span>}
        {colon}
        {colored(rest)}
        {comma}
        {'\n'}
      </span>
    )
  })
}

export const answerLine = (path: string) => `answer-${path}`

function colored(value: string): ReactNode {
  if (value.startsWith('"')) return <span className="hljs-string">{breakable(value)}</span>
  if (/^(?:-?\d|true|false|null)/.test(value)) return <span className="hljs-number">{value}</span>
  return value
}
