import { ChapterText } from '@/components/primitives/chapter-text'
import type { Service } from '@/content-client/types'
import { Balance } from './balance'
import styles from './instrument.module.scss'
import { Radar } from './radar'
import { readChapter } from './read-chapter'
import { Score } from './score'
import { Shapes } from './shapes'
import { Week } from './week'

/** By the layout a chapter asks for: what shows its first table as something to try, and how many columns that table has. */
export const instruments = {
  shapes: { Instrument: Shapes, columns: 4 },
  score: { Instrument: Score, columns: 4 },
  balance: { Instrument: Balance, columns: 4 },
  week: { Instrument: Week, columns: 4 },
  radar: { Instrument: Radar, columns: 4 },
}

type InstrumentLayout = keyof typeof instruments

export const isInstrument = (layout: Service['layouts'][number]): layout is InstrumentLayout => layout in instruments

type InstrumentChapterProps = Service['body'][number] & { layout: InstrumentLayout }

/** A chapter whose table is an instrument; what is written before it and after stays text. */
export function InstrumentChapter({ title, text, layout }: InstrumentChapterProps) {
  const { Instrument, columns } = instruments[layout]
  const chapter = readChapter(text, columns)
  return (
    <div className={styles.chapter}>
      {chapter.before && <ChapterText content={{ ...text, html: chapter.before }} />}
      <Instrument {...chapter} title={title} />
      {chapter.after && <ChapterText content={{ ...text, html: chapter.after }} />}
    </div>
  )
}
