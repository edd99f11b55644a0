import type { RichText as RichTextContent } from '@/content-client/types'
import styles from './rich-text.module.scss'

type RichTextProps = { content: RichTextContent; size?: 'body' | 'article' }

/** Markdown of the content, rendered and sanitised at build by `content-client/rich-text`. */
export function RichText({ content, size = 'body' }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place; the HTML went through rehype-sanitize at build
  return <div className={`${styles.text} ${styles[size]}`} dangerouslySetInnerHTML={{ __html: content.html }} />
}
