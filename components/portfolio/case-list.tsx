import type { CaseStudy } from '@/content-client/types'
import { CaseCard } from './case-card'
import { toFrame } from './case-frames'
import frames from './case-frames.module.scss'
import styles from './case-list.module.scss'

type CaseListProps = { cases: readonly CaseStudy[]; heading?: 'h2' | 'h3'; brief?: boolean }

/** Cases as covers in their own hue, each a link to its story: one across the width, then pairs. */
export function CaseList({ cases, heading = 'h3', brief = false }: CaseListProps) {
  return (
    <ul className={styles.list}>
      {cases.map((study, index) => {
        const frame = toFrame(index, cases.length)
        return (
          <li className={frames[frame]} key={study.slug}>
            <CaseCard study={study} frame={frame} heading={heading} brief={brief} />
          </li>
        )
      })}
    </ul>
  )
}
