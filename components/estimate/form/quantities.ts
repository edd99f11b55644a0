import type { KeyboardEvent } from 'react'

/** Of blocks that are variants of one thing only one is taken: choosing another leaves its siblings. */
export function leaveSiblings(form: HTMLFormElement, control: HTMLInputElement | HTMLSelectElement): void {
  const family = /^b\.(.+)-[sml]$/.exec(control.name)?.[1]
  if (!family || !(control instanceof HTMLInputElement) || !control.checked) return
  for (const sibling of form.querySelectorAll<HTMLInputElement>(`input[name^="b.${family}-"]`)) {
    if (sibling !== control) sibling.checked = false
  }
}

/** The quantity a pressed `−` or `+` belongs to, already changed. */
export function pressedStep(target: EventTarget): HTMLInputElement | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-step]') : null
  const control = button?.closest('[data-quantity]')?.querySelector('input')
  return button && control ? add(control, Number(button.dataset.step)) : undefined
}

/** `+` and `−` on a block: more or fewer of it, or simply take it and leave it. */
export function stepQuantity({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): HTMLInputElement | undefined {
  const by = key === '+' || key === '=' ? 1 : key === '-' || key === '−' ? -1 : 0
  const row = target instanceof Element ? target.closest('[data-block]') : null
  if (by === 0 || !row || ctrlKey || metaKey || altKey) return undefined
  const control = row.querySelector<HTMLInputElement>('input[name^="b."]')
  if (!control) return undefined
  if (control.type === 'number') return add(control, by)
  if (control.checked === by > 0) return undefined
  control.checked = by > 0
  return control
}

function add(control: HTMLInputElement, by: number): HTMLInputElement | undefined {
  const next = Math.min(Number(control.max || 50), Math.max(0, Number(control.value || 0) + by))
  const value = next === 0 ? (control.min === '1' ? '1' : '') : String(next)
  if (value === control.value) return undefined
  control.value = value
  return control
}

/** A box beside a quantity takes one of it or none; the quantity is what counts. */
export function quantityOf({ form, checked, dataset }: HTMLInputElement): HTMLInputElement | undefined {
  const control = form?.elements.namedItem(dataset.toggle ?? '')
  if (!(control instanceof HTMLInputElement)) return undefined
  control.value = checked ? control.value || '1' : ''
  return control
}
