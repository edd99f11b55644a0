// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { holdFocus } from './hold-focus'

it('what goes away with all that was around it leaves the focus on the heading of the page', async () => {
  document.body.innerHTML = '<h1>Your estimate</h1><details open><summary>Missing</summary><button>Add</button></details>'
  const control = document.querySelector('button')
  if (control) holdFocus(control)
  expect(document.activeElement?.textContent).toBe('Missing')
  document.querySelector('details')?.remove()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Your estimate'))
})

it('a control that goes away leaves the focus on the heading of its section', () => {
  document.body.innerHTML = '<section><h2>Ways to spend less</h2><button>Try it</button></section><button>Other</button>'
  const [control, other] = document.querySelectorAll('button')
  control?.focus()
  if (control) holdFocus(control)
  control?.remove()
  expect(document.activeElement?.textContent).toBe('Ways to spend less')
  if (other) holdFocus(other)
  expect(document.activeElement?.textContent).toBe('Ways to spend less')
})

it('a control of a row that goes away leaves the focus on the same control of the next row, at the end on that of the row before', () => {
  const row = (name: string) => `<li>${name}<button>Later ${name}</button><button>Remove ${name}</button></li>`
  document.body.innerHTML = `<section><h2>Blocks</h2><ul>${row('mail')}<li>implied</li>${row('chat')}</ul></section>`
  const press = (name: string) => {
    const control = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    if (control) holdFocus(control)
    control?.closest('li')?.remove()
    return document.activeElement?.textContent
  }
  expect(press('Remove mail')).toBe('Remove chat')
  expect(press('Later chat')).toBe('Blocks')
})
