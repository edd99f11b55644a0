import { act } from '@testing-library/react'
import { type FormEvent, type ReactNode, Suspense, useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type EarlyAction, noteBefore, repeatEarly } from './early-actions'

const heard: string[] = []
const isServer = { current: true }
let root: Root | undefined

/** One control of each kind, of which React knows the state, and what it knows. */
function Controls() {
  const [state, setState] = useState({ text: '', kind: 'saas', box: false, size: '5', list: 'USD', presses: 0 })
  const set = (change: Partial<typeof state>) => {
    heard.push(Object.keys(change).join())
    setState((now) => ({ ...now, ...change }))
  }
  return (
    <>
      <input name="text" value={state.text} onChange={({ target }) => set({ text: target.value })} />
      {['saas', 'shop'].map((kind) => (
        <input type="radio" name="kind" value={kind} checked={state.kind === kind} onChange={() => set({ kind })} key={kind} />
      ))}
      <input type="checkbox" name="box" checked={state.box} onChange={({ target }) => set({ box: target.checked })} />
      <input type="range" name="size" max="10" value={state.size} onChange={({ target }) => set({ size: target.value })} />
      <select name="list" value={state.list} onChange={({ target }) => set({ list: target.value })}>
        <option>USD</option>
        <option>UAH</option>
      </select>
      <button type="button" onClick={() => set({ presses: state.presses + 1 })}>
        More
      </button>
      <output>{JSON.stringify(state)}</output>
    </>
  )
}

/** Controls the browser keeps, the last of which is chosen at first. */
const Choices = () => (
  <form>
    {['few', 'some', 'many'].map((value) => (
      <input type="radio" name="pages" value={value} defaultChecked={value === 'many'} key={value} />
    ))}
  </form>
)

/** Controls the browser keeps; what follows them reads them from their form. */
function Form() {
  const [read, setRead] = useState('')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    heard.push(`sent ${read}`)
  }
  const onChange = ({ currentTarget }: { currentTarget: HTMLFormElement }) => setRead(String(new FormData(currentTarget).get('pages')))
  return (
    <form onChange={onChange} onSubmit={onSubmit}>
      <input type="radio" name="pages" value="few" defaultChecked />
      <input type="radio" name="pages" value="many" />
      <output>{read}</output>
    </form>
  )
}

/** On where the server draws it, and off by itself in this browser. */
function Switch() {
  const [on, setOn] = useState(true)
  useEffect(() => setOn(false), [])
  return (
    <button type="button" role="switch" aria-checked={on} onClick={() => setOn(!on)}>
      Sound
    </button>
  )
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
const shown = () => JSON.parse(document.querySelector('output')?.textContent ?? '')

/** As a visitor would before React: the element, and what the loader notes of it. */
function choose(element: HTMLInputElement | HTMLSelectElement, state: { value?: string; checked?: boolean }): EarlyAction {
  Object.assign(element, state)
  const { value, checked } = element as HTMLInputElement
  return { type: 'input', element, value, checked }
}

async function hydrate(page: ReactNode, early: () => readonly EarlyAction[]): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'))
  isServer.current = true
  container.innerHTML = renderToString(page)
  isServer.current = false
  noteBefore()
  const noted = early()
  await act(async () => {
    root = hydrateRoot(container, page, { onRecoverableError: () => {} })
  })
  await act(() => repeatEarly(noted))
}

afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
  heard.length = 0
  vi.restoreAllMocks()
})

describe('what was done before React listened', () => {
  const everything = () => [
    choose(field('text'), { value: 'Boats' }),
    choose(document.querySelectorAll<HTMLInputElement>('[name=kind]')[1] as HTMLInputElement, { checked: true }),
    choose(field('box'), { checked: true }),
    choose(field('size'), { value: '8' }),
    choose(field('list'), { value: 'UAH' }),
    { type: 'click', element: document.querySelector('button') as HTMLElement } as const,
    { type: 'click', element: document.querySelector('button') as HTMLElement } as const,
  ]
  const all = { text: 'Boats', kind: 'shop', box: true, size: '8', list: 'UAH', presses: 2 }

  it('is told to React once each, in its order', async () => {
    await hydrate(<Controls />, everything)
    expect(shown()).toEqual(all)
    expect(heard).toEqual(['text', 'kind', 'box', 'size', 'list', 'presses', 'presses'])
    expect([field('text').value, field('box').checked, field('size').value, field('list').value]).toEqual(['Boats', true, '8', 'UAH'])
  })

  it('is told where nobody noted it, as after a reload that fills fields in', async () => {
    await hydrate(<Controls />, () => {
      everything()
      return []
    })
    expect(shown()).toEqual({ ...all, presses: 0 })
  })

  it('is told to a part that waits to be hydrated', async () => {
    await hydrate(
      <Suspense>
        <Controls />
      </Suspense>,
      everything,
    )
    expect(shown()).toEqual(all)
  })

  it('is not lost where React throws the page away and renders it anew', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const Page = () => (
      <Suspense>
        <p>{isServer.current ? 'as sent' : 'as rendered'}</p>
        <Controls />
      </Suspense>
    )
    const first: Element[] = []
    await hydrate(<Page />, () => {
      first.push(field('text'))
      field('text').focus()
      const actions = everything()
      field('text').setSelectionRange(1, 3)
      return actions
    })
    expect(first[0]?.isConnected).toBe(false)
    expect(shown()).toEqual(all)
    expect(document.activeElement).toBe(field('text'))
    expect([field('text').selectionStart, field('text').selectionEnd]).toEqual([1, 3])
  })

  it('leaves the caret where it is in a field that is typed in', async () => {
    await hydrate(<Controls />, () => {
      field('text').focus()
      const typed = choose(field('text'), { value: 'Boats' })
      field('text').setSelectionRange(2, 2)
      return [typed]
    })
    expect(field('text').selectionStart).toBe(2)
    expect(shown().text).toBe('Boats')
  })

  it('is heard of controls that are the browser’s own', async () => {
    await hydrate(<Form />, () => [choose(document.querySelector('[value=many]') as HTMLInputElement, { checked: true })])
    expect(document.querySelector('output')?.textContent).toBe('many')
  })

  it.each(['few', 'some', 'many'])('is the choice a browser filled in, wherever it stands: %s', async (value) => {
    await hydrate(<Choices />, () => {
      choose(document.querySelector(`[value=${value}]`) as HTMLInputElement, { checked: true })
      return []
    })
    expect(new FormData(document.querySelector('form') as HTMLFormElement).get('pages')).toBe(value)
  })

  it('goes on once where it was pressed twice, with what was chosen after that', async () => {
    await hydrate(<Form />, () => {
      const pressed = { type: 'submit', element: document.querySelector('form') as HTMLElement } as const
      return [pressed, pressed, choose(document.querySelector('[value=many]') as HTMLInputElement, { checked: true })]
    })
    expect(heard).toEqual(['sent many'])
  })

  it('is nothing on a page nobody touched', async () => {
    await hydrate(<Controls />, () => [])
    expect(heard).toEqual([])
  })

  it.each([
    [1, 'false'],
    [2, 'true'],
  ])('leads to what it was meant to, where scripts switch by themselves what was pressed (%i times)', async (times, state) => {
    const pressed = () => document.querySelector('[role=switch]') as HTMLElement
    await hydrate(<Switch />, () => Array.from({ length: times }, () => ({ type: 'click', element: pressed() }) as const))
    expect(pressed().getAttribute('aria-checked')).toBe(state)
  })

  it('does not press again what shows already what was meant', async () => {
    await hydrate(<Controls />, () => [choose(field('box'), { checked: false })])
    expect(heard).toEqual([])
  })
})
