import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepDraft, removeDraft, requestIdOf, restoreDraft } from './draft'

const form = (values: Record<string, string> = {}) => {
  const element = document.createElement('form')
  element.innerHTML = `<input name="name"><input name="contact"><textarea name="message"></textarea>
    <select name="budget"><option value=""></option><option value="$15,000 – 40,000">$15,000 – 40,000</option></select>
    <input type="checkbox" name="nda"><input name="website">`
  for (const [name, value] of Object.entries(values)) (element.elements.namedItem(name) as HTMLInputElement).value = value
  return element
}

const dataOf = (element: HTMLFormElement) => Object.fromEntries(new FormData(element))

beforeEach(() => removeDraft())
afterEach(() => vi.unstubAllGlobals())

describe('words that were not sent yet', () => {
  it('come back, and never in place of newer ones', () => {
    const typed = form({ name: 'Марта', message: 'Девʼять кавʼярень.', budget: '$15,000 – 40,000', website: 'trap' })
    ;(typed.elements.namedItem('nda') as HTMLInputElement).checked = true
    keepDraft(new FormData(typed))
    const fresh = form({ name: 'Оля' })
    restoreDraft(fresh)
    expect(dataOf(fresh)).toEqual({
      ...{ name: 'Оля', contact: '', message: 'Девʼять кавʼярень.', budget: '$15,000 – 40,000', nda: 'on', website: '' },
    })
  })

  it('are gone once they are removed, or when every field is empty', () => {
    keepDraft(new FormData(form({ name: 'Марта' })))
    expect(sessionStorage.length).toBe(1)
    keepDraft(new FormData(form()))
    expect(sessionStorage.length).toBe(0)
    keepDraft(new FormData(form({ name: 'Марта' })))
    removeDraft()
    expect(sessionStorage.length).toBe(0)
  })

  it('wait without a store where the browser forbids one', () => {
    vi.stubGlobal('sessionStorage', {
      setItem: () => {
        throw new DOMException('forbidden')
      },
    })
    keepDraft(new FormData(form({ name: 'Марта' })))
    const fresh = form()
    restoreDraft(fresh)
    expect(dataOf(fresh).name).toBe('Марта')
  })
})

describe('the id of a message', () => {
  it('stays while its words stay, whatever token they are sent with, and changes with them', () => {
    const data = new FormData(form({ message: 'Девʼять кавʼярень.' }))
    const id = requestIdOf(data)
    data.set('token', 'newer')
    expect(requestIdOf(data)).toBe(id)
    data.append('files', new File(['plan'], 'plan.txt', { lastModified: 1 }))
    const withFile = requestIdOf(data)
    expect(withFile).not.toBe(id)
    expect(requestIdOf(data)).toBe(withFile)
    data.set('message', 'Десять кавʼярень.')
    expect(requestIdOf(data)).not.toBe(withFile)
  })
})
