import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Field } from './field'

afterEach(cleanup)

const hint = 'E-mail, phone or @telegram'
const error = 'Write where we can answer you.'

/** What a screen reader says after the name, in its order. */
function descriptionOf(control: HTMLElement): (string | null | undefined)[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent)
}

describe('a field', () => {
  it('is named by its label and its mark, whichever element it is', () => {
    for (const as of ['input', 'textarea', 'select'] as const) {
      render(<Field label="Budget" mark="optional" control={{ as, name: 'budget' }} />)
      expect(screen.getByLabelText('Budget optional').tagName).toBe(as.toUpperCase())
      cleanup()
    }
  })

  it('without a hint and an error says nothing more', () => {
    render(<Field label="Your name" control={{ name: 'name' }} />)
    const control = screen.getByLabelText('Your name')
    expect(control.hasAttribute('aria-describedby')).toBe(false)
    expect(control.hasAttribute('aria-invalid')).toBe(false)
  })

  it('is read out with what is wrong first, then with its hint, then with what its page adds', () => {
    render(
      <>
        <Field label="How to reach you" hint={hint} error={error} control={{ name: 'reach', 'aria-describedby': 'promise' }} />
        <p id="promise">We never call twice.</p>
      </>,
    )
    const control = screen.getByLabelText('How to reach you')
    expect(descriptionOf(control)).toEqual([error, hint, 'We never call twice.'])
    expect(control.getAttribute('aria-invalid')).toBe('true')
  })

  it('keeps the id it is given, so that a summary of errors can lead to it', () => {
    render(<Field label="Your name" error={error} control={{ id: 'contact-name', name: 'name' }} />)
    expect(screen.getByLabelText('Your name').id).toBe('contact-name')
    expect(descriptionOf(screen.getByLabelText('Your name'))).toEqual([error])
  })

  it('never shares its ids with another field', () => {
    render(
      <>
        <Field label="One" hint={hint} control={{ name: 'one' }} />
        <Field label="Other" hint={hint} control={{ name: 'other' }} />
      </>,
    )
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
  })
})
