import { useTranslations } from 'next-intl'
import type { FaqEntry } from '@/content-client/types'
import { QuestionList } from '../primitives/question-list'
import { Section } from '../primitives/section'
import { Trajectory } from '../primitives/trajectory'
import styles from './questions-section.module.scss'

/** As long as the column beside it: up to seven questions, or more. */
const trajectories = {
  short: <Trajectory className={styles.trajectory} path="M40 0C60 130 300 90 320 210S180 330 120 420" width={400} height={430} />,
  long: (
    <Trajectory
      className={styles.trajectory}
      path="M40 0C60 130 300 90 320 210S150 330 84 440S90 640 214 670S370 760 310 880"
      width={400}
      height={890}
      dart={{ x: 84, y: 440, angle: 112 }}
    />
  ),
}

type QuestionsSectionProps = {
  entries: readonly FaqEntry[]
  /** On a page that has one sky from top to bottom the section has none of its own. */
  plain?: boolean
}

export function QuestionsSection({ entries, plain = false }: QuestionsSectionProps) {
  const t = useTranslations('HomePage.faq')
  if (entries.length === 0) return null
  return (
    <Section
      title={t('title')}
      className={plain ? undefined : styles.ground}
      aside={entries.length > 7 ? trajectories.long : trajectories.short}
    >
      <QuestionList questions={entries} />
    </Section>
  )
}
