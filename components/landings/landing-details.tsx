import { useTranslations } from 'next-intl'
import type { Landing } from '@/content-client/types'
import { ChapterText } from '../primitives/chapter-text'
import { Fold } from '../primitives/fold'
import { FoldName, FoldPeek, FoldRows } from '../primitives/fold-rows'
import { Section } from '../primitives/section'
import { TitledList } from '../primitives/titled-list'
import { type Chapter, peekOf } from './chapters'
import { NameList } from './name-list'

type LandingDetailsProps = { chapters: readonly Chapter[]; landing: Pick<Landing, 'safety' | 'integrations'> }

/**
 * What somebody looks for and others pass by, a row each: chapters, then safety and what it works with. An address of a chapter opens
 * it, as its anchor is inside.
 */
export function LandingDetails({ chapters, landing: { safety, integrations } }: LandingDetailsProps) {
  const t = useTranslations('LandingPage')
  return (
    <Section title={useTranslations('ServicePage')('chapters')} layout="stacked">
      <FoldRows>
        {chapters.map((chapter) => (
          <Fold key={chapter.id} title={<FoldName name={chapter.title} peek={<FoldPeek>{peekOf(chapter)}</FoldPeek>} />}>
            <div id={chapter.id}>
              <ChapterText content={chapter.text} />
            </div>
          </Fold>
        ))}
        <Fold title={<FoldName name={t('safety')} />}>
          <TitledList items={safety} />
        </Fold>
        {integrations.length > 0 && (
          <Fold title={<FoldName name={t('integrations')} />}>
            <NameList names={integrations} />
          </Fold>
        )}
      </FoldRows>
    </Section>
  )
}
