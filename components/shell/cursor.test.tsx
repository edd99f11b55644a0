import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Cursor } from './cursor'

const shown = vi.hoisted(() => ({ pathname: '/portfolio' }))
vi.mock('next/navigation', () => ({ usePathname: () => shown.pathname }))

afterEach(cleanup)

it.each([
  ['a case, with its word', '<a href="/portfolio/a" data-cursor="Look">A case</a>', ['word', 'Look']],
  ['a link', '<a href="/services">Services</a>', ['link', '']],
  ['a text', '<p>Words</p>', ['text', '']],
])('the disc over %s leaves with its page', async (_what, html, over) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: fine)' }))
  shown.pathname = '/portfolio'
  const page = <Cursor />
  const { container, rerender } = render(page)
  const main = document.body.appendChild(document.createElement('main'))
  main.innerHTML = html
  const ring = () => container.querySelector<HTMLElement>('[aria-hidden]')?.dataset
  const move = () => fireEvent.pointerMove(main.firstElementChild ?? main, { clientX: 10, clientY: 10 })

  move()
  await vi.waitFor(() => expect([ring()?.over, ring()?.word]).toEqual(over))
  main.remove()
  shown.pathname = '/portfolio/a'
  rerender(<Cursor />)
  expect([ring()?.over, ring()?.word]).toEqual([undefined, ''])
})
