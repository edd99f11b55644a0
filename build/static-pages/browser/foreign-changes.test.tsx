import { Activity } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { announceHydration, announceRuntime, runtimeReady } from '@/components/navigation/runtime-start'
import { withholdForeignChanges } from './foreign-changes'

const rows = Array.from({ length: 40 }, (_, row) => row)

/** As long as a row takes on a phone: React looks at an island in several turns. */
function Row({ row, milliseconds }: { row: number; milliseconds: number }) {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
  return <p id={`row-${row}`}>Row {String(row)}</p>
}

const page = (milliseconds = 0) => (
  <Activity>
    <section>
      {rows.map((row) => (
        <Row key={row} row={row} milliseconds={milliseconds} />
      ))}
    </section>
  </Activity>
)

const isMarked = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
const turn = () => new Promise((resolve) => setTimeout(resolve))
const byId = (id: string) => document.getElementById(id) as HTMLElement

afterEach(() => document.body.replaceChildren())

it('what is translated while React looks at an island, and a press has it begin anew, is taken back and comes again', async () => {
  document.body.innerHTML = `<main>${renderToString(page())}</main>`
  withholdForeignChanges()
  document.dispatchEvent(new Event('readystatechange'))
  announceHydration()
  const drawnAnew: unknown[] = []
  const root = hydrateRoot(document.body.firstElementChild as Element, page(3), { onRecoverableError: (error) => drawnAnew.push(error) })
  const first = byId('row-0')
  while (!isMarked(first)) await turn()
  expect(isMarked(byId('row-39')), 'React is still on its way').toBe(false)
  const word = document.createElement('font')
  word.append('Рядок ')
  first.firstChild?.replaceWith(word)
  await turn()
  byId('row-20').click()
  while (!isMarked(byId('row-39'))) await turn()
  const isReady = new Promise((resolve) => document.addEventListener(runtimeReady, resolve, { once: true }))
  announceRuntime()
  await isReady
  expect(drawnAnew).toEqual([])
  expect(byId('row-0')).toBe(first)
  expect(first.textContent).toBe('Рядок 0')
  root.unmount()
})
