import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ChapterText } from '../primitives/chapter-text'
import { Fold } from '../primitives/fold'
import { FoldName, FoldPeek, FoldRows } from '../primitives/fold-rows'
import { Section } from '../primitives/section'
import { type Chapter, peekOf } from './chapters'

type LandingDetailsProps = {
  chapters: readonly Chapter[]
  /** Further rows. */
  children?: ReactNode
}

/** Chapters that somebody looks for and others pass by: a row each. An address of a chapter opens it, as its anchor is inside. */
export function LandingDetails({ chapters, children }: LandingDetailsProps) {
  const t = useTranslations('ServicePage')
  return (
    <Section title={t('chapters')} layout="stacked">
      <FoldRows>
        {chapters.map((chapter) => (
          <Fold key={chapter.id} title={<FoldName name={chapter.title} peek={<FoldPeek>{peekOf(chapter)}</FoldPeek>} />}>
            <div id={chapter.id}>
              <ChapterText content={chapter.text} />
            </div>
          </Fold>
        ))}
        {children}
      </FoldRows>
    </Section>
  )
}
