import { parseMarkdown } from '@/content-client/rich-text/parse'

// Answers in the order it is asked, until whoever asks has gone.
process.on('message', (markdown: string) => process.send?.(parseMarkdown(markdown)))
