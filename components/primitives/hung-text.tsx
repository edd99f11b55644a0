import type { RichText as RichTextContent } from '@/content-client/types'
import styles from './hung-text.module.scss'
import { RichText } from './rich-text'

/** A longer text with headings of its own, in the columns of a section’s content. */
export function HungText({ content }: { content: RichTextContent }) {
  return (
    <div className={styles.text}>
      <RichText content={content} />
    </div>
  )
}
