import { isDay } from '@/estimate'
import { formatDay } from '@/messages/format'
import type { PageWords } from '../words-provider'
import { type Entry, namesOf } from './native-controls'

/** The label of a change: “Quality: Production”, “Chat: added”. */
export function describeChange({ control, value }: Entry, words: Pick<PageWords, 'in' | 'locale' | 'titles'>): string {
  const t = words.in('EstimateChanges')
  const { question, answer } = namesOf(control)
  const [kind, ...rest] = control.name.split('.')
  const id = rest.join('.')
  const name = words.titles[id] ?? (answer || question)
  if (control.type === 'date')
    return isDay(value) ? t('chosen', { question: name, answer: formatDay(value, words.locale) }) : t('removed', { name })
  if (kind === 'l') return t(value === 'on' ? 'later' : 'now', { name })
  if (kind === 'b' && control.type === 'number' && value !== '') return t('counted', { name, count: String(Number(value)) })
  if (kind === 'b' || control.type === 'checkbox') return t(value === '' ? 'removed' : 'added', { name })
  return control.type === 'radio' ? t('chosen', { question, answer }) : t('chosen', { question: answer || question, answer: value })
}
