import { useTranslations } from 'next-intl'
import { ChapterText } from '@/components/primitives/chapter-text'
import { Fold } from '@/components/primitives/fold'
import { FoldName, FoldRows } from '@/components/primitives/fold-rows'
import { Section } from '@/components/primitives/section'
import type { Service } from '@/content-client/types'
import barStyles from './chapter-bars.module.scss'
import figureStyles from './chapter-figures.module.scss'
import { ChapterPeek } from './chapter-peek'
import { drawBars } from './draw-bars'
import { InstrumentChapter, isInstrument } from './instruments/instrument'
import styles from './service-chapters.module.scss'
import layoutStyles from './service-layouts.module.scss'

type ServiceChaptersProps = Pick<Service, 'body' | 'layouts'>
type Layout = Service['layouts'][number]

/** How a table is set; one that is `wide` has no look of its own. */
const looks = {
  wide: '',
  severity: layoutStyles.severity,
  versus: layoutStyles.versus,
  columns: layoutStyles.columns,
  bars: barStyles.bars,
  figures: figureStyles.figures,
}

/** What is particular to a service: the first chapter is shown, the rest can be opened; each is set in the way the content asks for. */
export function ServiceChapters({ body, layouts }: ServiceChaptersProps) {
  const t = useTranslations('ServicePage')
  const [first, ...rest] = body.map((chapter, index) => ({ ...chapter, layout: layouts[index] ?? 'text' }))
  return (
    <>
      {first && (
        <Section title={first.title} id="first-chapter" layout="stacked">
          <div id={first.id}>
            <Chapter {...first} />
          </div>
        </Section>
      )}
      {rest.length > 0 && (
        <Section title={t('chapters')} id="chapters" layout="stacked" className={styles.rest}>
          <FoldRows>
            {rest.map((chapter) => (
              <Fold key={chapter.id} title={<FoldName name={chapter.title} peek={<ChapterPeek {...chapter} />} />}>
                <div id={chapter.id}>
                  <Chapter {...chapter} />
                </div>
              </Fold>
            ))}
          </FoldRows>
        </Section>
      )}
    </>
  )
}

function Chapter({ layout, ...chapter }: Service['body'][number] & { layout: Layout }) {
  if (isInstrument(layout)) return <InstrumentChapter {...chapter} layout={layout} />
  if (layout === 'text' || layout === 'checklist')
    return (
      <div className={layout === 'text' ? undefined : layoutStyles.checklist}>
        <ChapterText content={chapter.text} />
      </div>
    )
  const content = layout === 'bars' ? { ...chapter.text, html: drawBars(chapter.text.html) } : chapter.text
  return (
    <div className={`${styles.tables} ${looks[layout]}`}>
      <ChapterText content={content} size="wide" />
    </div>
  )
}
