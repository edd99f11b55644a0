import type { RichText as RichTextContent } from '@/content-client/types'
import styles from './rich-text.module.scss'
import wide from './rich-text-wide.module.scss'

type RichTextProps = { content: RichTextContent; size?: 'body' | 'article' | 'wide' }

/** Markdown of the content, rendered and sanitised at build by `content-client/rich-text`. */
const sizes = { body: styles.text, article: `${styles.text} ${styles.article}`, wide: `${styles.text} ${wide.wide}` }

export function RichText({ content, size = 'body' }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place; the HTML went through rehype-sanitize at build
  return <div className={sizes[size]} dangerouslySetInnerHTML={{ __html: content.html }} />
}
