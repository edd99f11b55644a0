import type { RichText as RichTextContent } from '@/content-client/types'
import { ChapterText } from './chapter-text'
import styles from './rich-text.module.scss'

type RichTextProps = { content: RichTextContent; size?: 'body' | 'article' | 'wide' }

/** Markdown of the content, rendered and sanitised at build by `content-client/rich-text`. */
export function RichText({ content, size = 'body' }: RichTextProps) {
  const isArticle = size === 'article'
  return (
    <ChapterText
      content={content}
      size={isArticle ? 'body' : size}
      className={isArticle ? `${styles.rich} ${styles.article}` : styles.rich}
    />
  )
}
