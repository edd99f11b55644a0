import type { FieldError } from './check-fields'
import { type FieldList, type FormStep, isOwned } from './fields'

type Control = HTMLInputElement | HTMLSelectElement

/** What a form says; radio buttons and boxes that are not chosen say nothing. */
export function readForm(form: HTMLFormElement): FieldList {
  return [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
}

/** Shows an estimate in the native controls of a form. A field somebody types in is left alone. */
export function fillForm(form: HTMLFormElement, step: FormStep, values: ReadonlyMap<string, string>): void {
  for (const control of controlsOf(form)) {
    const value = values.get(control.name) ?? ''
    if (!isOwned(step, control.name)) continue
    if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = control.value === value
    else if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = control.value === value
    else if (control !== document.activeElement && control.value !== value) control.value = value
  }
  for (const toggle of form.querySelectorAll<HTMLInputElement>('[data-toggle]')) toggle.checked = values.has(toggle.dataset.toggle ?? '')
}

/** Writes errors beside their fields, and takes back those that were put right. */
export function showErrors(form: HTMLFormElement, errors: readonly FieldError[], say: (error: FieldError) => string): void {
  for (const note of form.querySelectorAll<HTMLElement>('[data-error-for]')) {
    const error = errors.find(({ field }) => field === note.dataset.errorFor)
    note.hidden = !error
    note.textContent = error ? say(error) : ''
    for (const control of fieldControls(form, note.dataset.errorFor ?? '')) {
      if (error) control.setAttribute('aria-invalid', 'true')
      else control.removeAttribute('aria-invalid')
    }
  }
}

/** The controls of a field: `by` itself, or `p.web` and its like for `p`. */
export function fieldControls(form: HTMLFormElement, field: string): Control[] {
  return controlsOf(form).filter(({ name }) => name === field || name.startsWith(`${field}.`))
}

/** What a control is called: its own name and that of the question it answers. */
export function namesOf(control: Element): { question: string; answer: string } {
  const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''
  const label = control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.labels?.[0] : null
  const answer =
    control instanceof HTMLSelectElement ? text(control.selectedOptions[0]) : text(label?.querySelector('[data-name]') ?? label)
  const question = text(control.closest('fieldset')?.querySelector('[data-question]'))
  return { question: question || text(label), answer }
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control => (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name !== '',
  )
}
