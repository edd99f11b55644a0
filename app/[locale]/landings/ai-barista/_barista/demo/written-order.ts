import type { Landing } from '@/content-client/types'
import type { Locale } from '@/routing/locales'
import type { DemoLabels } from './labels'
import { talk, type View } from './talk'

export type WrittenOrder = ReturnType<typeof writeOrder>

/** An order from the first word to the last. What a guest says is content; what is answered is what the demonstration answers. */
export function writeOrder(dialogue: Landing['dialogue'], locale: Locale, labels: DemoLabels) {
  const said: Landing['dialogue'] = [{ speaker: 'assistant', text: labels.greeting }]
  let view: View | null = null
  for (const { text } of dialogue.filter(({ speaker }) => speaker === 'person')) {
    view = talk(view?.state ?? null, text, locale, labels)
    said.push({ speaker: 'person', text }, { speaker: 'assistant', text: view.reply })
  }
  return { turns: said.map((turn, id) => ({ ...turn, id })), rows: view?.rows ?? [], total: view?.total ?? '' }
}
