import type { RichText as RichTextContent } from '@/content-client/types'
import { RichText } from '../primitives/rich-text'
import styles from './landing-chapters.module.scss'

/** A text of several chapters: each heading hangs left, what belongs to it stands right. */
export function LandingChapters({ content }: { content: RichTextContent }) {
  return (
    <div className={styles.chapters} data-far>
      <RichText content={content} />
    </div>
  )
}
