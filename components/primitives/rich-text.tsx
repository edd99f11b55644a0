import type { RichText as RichTextContent } from '@/content-client/types'
import { PlainText } from './plain-text'
import styles from './rich-text.module.scss'
import wide from './rich-text-wide.module.scss'

type RichTextProps = { content: RichTextContent; size?: 'body' | 'article' | 'wide' }

const sizes = { body: styles.text, article: `${styles.text} ${styles.article}`, wide: `${styles.text} ${wide.wide}` }

/** Markdown of the content, rendered and sanitised at build by `content-client/rich-text`. */
export function RichText({ content, size = 'body' }: RichTextProps) {
  return <PlainText content={content} className={sizes[size]} />
}
