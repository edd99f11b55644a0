import { RichText } from '@/components/primitives/rich-text'
import { Section } from '@/components/primitives/section'
import type { Service } from '@/content-client/types'
import styles from './service-chapters.module.scss'
import layoutStyles from './service-layouts.module.scss'

type ServiceChaptersProps = Pick<Service, 'body' | 'layouts'>

/** What is particular to a service: each chapter is set in the way the content asks for. */
export function ServiceChapters({ body, layouts }: ServiceChaptersProps) {
  return body.map(({ title, text }, index) => {
    const layout = layouts[index] ?? 'text'
    const isWide = layout !== 'text'
    const className = isWide ? `${styles.chapter} ${styles.tables} ${layout === 'wide' ? '' : layoutStyles[layout]}` : styles.chapter
    return (
      <Section key={title} title={title} layout={isWide ? 'stacked' : 'hung'} className={className}>
        <RichText content={text} size={isWide ? 'wide' : 'body'} />
      </Section>
    )
  })
}
