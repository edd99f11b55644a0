import type { PageWords } from '../words-provider'
import { namesOf } from './form-controls'

/** What was done, in a few words: “Quality: Production”, “Chat added”. */
export function describeChange(control: HTMLInputElement | HTMLSelectElement, words: Pick<PageWords, 'in' | 'titles'>): string {
  const t = words.in('EstimateCauses')
  const { question, answer } = namesOf(control)
  const [kind, ...rest] = control.name.split('.')
  const id = rest.join('.')
  const name = words.titles[id] ?? (answer || question)
  if (kind === 'l') return t(control.value === 'on' ? 'later' : 'now', { name })
  if (kind === 'b') {
    if (control.type !== 'number') return t((control as HTMLInputElement).checked ? 'added' : 'removed', { name })
    return control.value === '' ? t('removed', { name }) : t('counted', { name, count: Number(control.value) })
  }
  if (control.type === 'checkbox') return t((control as HTMLInputElement).checked ? 'added' : 'removed', { name })
  if (control.type === 'radio' || control instanceof HTMLSelectElement) return t('chosen', { question, answer })
  return t('chosen', { question: answer || question, answer: control.value })
}
