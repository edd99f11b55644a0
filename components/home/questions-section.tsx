import { useTranslations } from 'next-intl'
import type { FaqEntry } from '@/content-client/types'
import { QuestionList } from '../primitives/question-list'
import { Section } from '../primitives/section'

export function QuestionsSection({ entries }: { entries: readonly FaqEntry[] }) {
  const t = useTranslations('HomePage.faq')
  if (entries.length === 0) return null
  return (
    <Section title={t('title')}>
      <QuestionList questions={entries} />
    </Section>
  )
}
