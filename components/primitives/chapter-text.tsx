import type { RichText } from '@/content-client/types'
import styles from './chapter-text.module.scss'
import wide from './chapter-text-wide.module.scss'
import { PlainText } from './plain-text'

type ChapterTextProps = { content: RichText; size?: 'body' | 'wide'; className?: string | undefined }

/** Markdown of headings, lists, tables and notes. Code, quotes, figures and charts have their looks in `RichText`, and in no page without it. */
export function ChapterText({ content, size = 'body', className = '' }: ChapterTextProps) {
  return <PlainText content={content} className={[styles.text, size === 'wide' ? wide.wide : '', className].join(' ').trim()} />
}
