import { loadContent } from '@/content-client/load-content'
import { type MemoryContent, memorySource } from './memory-content'
import { smallContent, smallOptions } from './small-content'

/** The problems reported when both languages are changed alike. */
export async function mistakes(change: (content: MemoryContent['en'], locale: 'en' | 'uk') => void): Promise<string[]> {
  const content = smallContent()
  for (const locale of ['en', 'uk'] as const) change(content[locale], locale)
  const { message } = await loadContent(smallOptions(memorySource(content))).then(
    () => ({ message: '' }),
    (error: Error) => error,
  )
  return message.split('\n').filter(Boolean)
}

/** The sentence for each language. */
export const inBoth = (sentence: string) => ['en', 'uk'].map((locale) => sentence.replace('LOCALE', locale))
