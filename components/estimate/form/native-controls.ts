import type { KeyboardEvent } from 'react'
import type { FieldList } from './fields'

// Reads the native controls of a step. Only React writes to them: see `live-control.tsx`.

/** A control and its new value; '' is an empty field or an unchecked box. */
export type Entry = { control: HTMLInputElement; value: string }

/** The fields of a form; radio buttons and boxes that are not checked have none. */
export function readForm(form: HTMLFormElement): FieldList {
  return [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
}

/** The fields with one of them changed. A block replaces other sizes of itself: `com.chat-m` removes `com.chat-s`. */
export function changeField(fields: FieldList, name: string, value: string): FieldList {
  const variants = value === '' ? undefined : /^b\.(.+-)[sml]$/.exec(name)?.[1]
  const others = fields.filter(([each]) => each !== name && !(variants && each.startsWith(`b.${variants}`)))
  return value === '' ? others : [...others, [name, value]]
}

/** The controls of a field: `by` itself, or `p.web` and its like for `p`. */
export function fieldControls(form: HTMLFormElement, field: string): HTMLInputElement[] {
  return [...form.elements].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && isPartOf(element.name, field),
  )
}

export function isPartOf(name: string, field: string): boolean {
  return name === field || name.startsWith(`${field}.`)
}

/** The texts of a control's label and of its question. */
export function namesOf(control: HTMLInputElement): { question: string; answer: string } {
  const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''
  const label = control.labels?.[0]
  const question = text(control.closest('fieldset')?.querySelector('[data-question]'))
  return { question: question || text(label), answer: text(label?.querySelector('[data-name]') ?? label) }
}

/** The new value of a control a visitor has used. The box beside a quantity sets it to 1 or empties it. */
export function readEntry(control: HTMLInputElement): Entry | undefined {
  const { form, type, name, checked, value, dataset } = control
  const quantity = dataset.toggle && form?.elements.namedItem(dataset.toggle)
  if (quantity instanceof HTMLInputElement) return { control: quantity, value: checked ? quantity.value || '1' : '' }
  if (name === '') return undefined
  return { control, value: type === 'checkbox' && !checked ? '' : value }
}

/** The new quantity after a click on its button `−` or `+`. */
export function readButton(target: EventTarget): Entry | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-step]') : null
  const control = button?.closest('[data-quantity]')?.querySelector('input')
  return button && control ? addTo(control, Number(button.dataset.step)) : undefined
}

/** The keys `+` and `−` inside a block change its quantity, or check and uncheck it. */
export function readKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): Entry | undefined {
  const by = key === '+' || key === '=' ? 1 : key === '-' || key === '−' ? -1 : 0
  const row = target instanceof Element ? target.closest('[data-block]') : null
  if (by === 0 || !row || ctrlKey || metaKey || altKey) return undefined
  const control = row.querySelector<HTMLInputElement>('input[name^="b."]')
  if (!control) return undefined
  if (control.type === 'number') return addTo(control, by)
  return control.checked === by > 0 ? undefined : { control, value: by > 0 ? 'on' : '' }
}

function addTo(control: HTMLInputElement, by: number): Entry | undefined {
  const next = Math.min(Number(control.max || 50), Math.max(0, Number(control.value || 0) + by))
  const value = next === 0 ? (control.min === '1' ? '1' : '') : String(next)
  return value === control.value ? undefined : { control, value }
}
