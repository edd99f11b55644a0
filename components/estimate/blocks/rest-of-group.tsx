import { flushSync } from 'react-dom'
import type { Group } from '@/estimate'
import { useWords } from '../words-provider'
import styles from './rest-of-group.module.scss'

type RestOfGroupProps = { group: Group; rest: readonly string[]; onShow: () => void }

/** One line for the blocks of a group that nobody chose; it goes on to the first of them. */
export function RestOfGroup({ group, rest, onShow }: RestOfGroupProps) {
  const id = `rest-${group}`
  const show = () => {
    flushSync(onShow)
    document.querySelector<HTMLElement>(`[data-block="${rest[0]}"] input`)?.focus()
  }
  return (
    <button className={styles.rest} id={id} type="button" aria-labelledby={`${id} group-${group}-title`} onClick={show}>
      {useWords().in('EstimateBlocks')('rest', { count: String(rest.length) })}
    </button>
  )
}
