import type { RichText as RichTextContent } from '@/content-client/types'
import styles from './plain-text.module.scss'

/** A short rendered text: paragraphs, lists and links. One that may have more (headings, tables, pictures, code) is a `RichText`. */
export function PlainText({ content, className = '' }: { content: RichTextContent; className?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place; the HTML went through rehype-sanitize at build
  return <div className={`${styles.text} ${className}`} dangerouslySetInnerHTML={{ __html: content.html }} />
}
