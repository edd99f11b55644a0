import { useTranslations } from 'next-intl'
import { Fold } from '@/components/primitives/fold'
import { RichText } from '@/components/primitives/rich-text'
import { Section } from '@/components/primitives/section'
import type { Service } from '@/content-client/types'
import { InstrumentChapter, isInstrument } from './instruments/instrument'
import styles from './service-chapters.module.scss'
import layoutStyles from './service-layouts.module.scss'

type ServiceChaptersProps = Pick<Service, 'body' | 'layouts'>
type Layout = Service['layouts'][number]

/** What is particular to a service: the first chapter is shown, the rest can be opened; each is set in the way the content asks for. */
export function ServiceChapters({ body, layouts }: ServiceChaptersProps) {
  const t = useTranslations('ServicePage')
  const [first, ...rest] = body.map((chapter, index) => ({ ...chapter, layout: layouts[index] ?? 'text' }))
  return (
    <>
      {first && (
        <Section title={first.title} layout="stacked">
          <Chapter {...first} />
        </Section>
      )}
      {rest.length > 0 && (
        <Section title={t('chapters')} layout="stacked" className={styles.rest}>
          {rest.map((chapter) => (
            <Fold key={chapter.title} title={<h3>{chapter.title}</h3>}>
              <Chapter {...chapter} />
            </Fold>
          ))}
        </Section>
      )}
    </>
  )
}

function Chapter({ layout, ...chapter }: Service['body'][number] & { layout: Layout }) {
  if (isInstrument(layout)) return <InstrumentChapter {...chapter} layout={layout} />
  const isWide = layout !== 'text'
  return (
    <div className={isWide ? `${styles.tables} ${layout === 'wide' ? '' : layoutStyles[layout]}` : undefined}>
      <RichText content={chapter.text} size={isWide ? 'wide' : 'body'} />
    </div>
  )
}
