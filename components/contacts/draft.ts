import { attempt } from '../resilience/attempt'
import { draftKey } from './draft-mark'

const draftFields = ['name', 'contact', 'message', 'budget', 'nda'] as const

/** It outlives a reload and a change of language. Files are not in it. */
type Draft = {
  fields: Partial<Record<(typeof draftFields)[number], string>>
  /** The id these words were last sent under, so that a second try after a lost answer is the same message. */
  request?: { id: string; words: string }
}

let current: Draft | null = null

function read(): Draft {
  try {
    current ??= JSON.parse(sessionStorage.getItem(draftKey) ?? 'null')
  } catch {
    // Storage may be forbidden, or hold what nobody here wrote.
  }
  return current ?? { fields: {} }
}

function write(draft: Draft | null): void {
  current = draft
  try {
    if (draft) sessionStorage.setItem(draftKey, JSON.stringify(draft))
    else sessionStorage.removeItem(draftKey)
  } catch {
    // Then it lives as long as the page.
  }
}

export function keepDraft(data: FormData): void {
  const typed = draftFields.map((name) => [name, String(data.get(name) ?? '')]).filter(([, value]) => value)
  write(typed.length > 0 ? { ...read(), fields: Object.fromEntries(typed) } : null)
}

export const removeDraft = () => write(null)

/** Puts back what was typed, only where nothing stands. */
export function restoreDraft(form: HTMLFormElement): void {
  const { fields } = read()
  for (const name of draftFields) {
    const control = form.elements.namedItem(name)
    const value = fields?.[name]
    if (!value) continue
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value ||= value
    else if (control instanceof HTMLSelectElement && !control.value && [...control.options].some((option) => option.value === value))
      control.value = value
  }
}

/** One id for the same words, however often they are sent; null where the browser makes none. */
export function requestIdOf(data: FormData): string | null {
  const words = JSON.stringify([...data].filter(([name]) => name !== 'token').map(([name, value]) => [name, spell(value)]))
  const draft = read()
  if (draft.request?.words === words) return draft.request.id
  // Only pages that came over HTTPS, or from this very machine, have it.
  const id = attempt(() => crypto.randomUUID()) ?? null
  if (id) write({ ...draft, request: { id, words } })
  return id
}

/** The next try gets an id of its own. */
export function forgetRequest(): void {
  write({ fields: read().fields })
}

const spell = (value: FormDataEntryValue) => (typeof value === 'string' ? value : [value.name, value.size, value.lastModified])
