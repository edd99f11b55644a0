import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defaultInput } from '@/estimate'
import { textOf } from '@/estimate/texts'
import { trace } from '@/estimate/trace/trace'
import { viewOf } from '@/tests/support/estimate-views'
import { exampleInput } from '../example'
import { Headline } from './headline'
import { questionLines } from './question-lines'
import { ResultSections } from './result-sections'
import { TraceList } from './trace-list'

afterEach(cleanup)

const numbersIn = (text: string | null) => Number((text ?? '').replace(/[^\d.]/g, ''))

function show(locale: 'en' | 'uk' = 'en', input = exampleInput) {
  const view = viewOf(input, locale)
  const onTry = vi.fn()
  const { container } = render(
    <>
      <Headline view={view} title="Coffee" />
      <ResultSections
        view={view}
        questions={questionLines(view.result, (id) => textOf(id, locale))}
        actionFor={(patch, label) => ({ onTry: () => onTry(patch, label) })}
        trace={<TraceList view={view} />}
      />
    </>,
  )
  return { view, onTry, container, text: container.textContent ?? '' }
}

describe('the results of the worked example', () => {
  it('are the figures of the model', () => {
    const { text } = show()
    for (const figure of ['$57,000 – $126,000', '$84,500', '$110,000', '18\u00A0weeks', '4\u00A0people', '2,130 hours at $39.68 an hour']) {
      expect(text).toContain(figure)
    }
  })

  it('are written as Ukrainian writes them', () => {
    const { text } = show('uk')
    const plain = text.replaceAll('\u00A0', ' ')
    for (const figure of ['57 000 $ – 126 000 $', '84 500 $', '18 тижнів', '4 людини', '2 130 год, 39,68 $ за годину']) {
      expect(plain).toContain(figure)
    }
    expect(text).not.toMatch(/Estimate[A-Z]\w+\.\w+/)
  })

  it('count their hours in Ukrainian, and keep a percent sign from leaving its number', () => {
    const why = show('uk').container.querySelector('#why')?.textContent?.replaceAll('\u00A0', '~') ?? ''
    expect(why).toMatch(/1~014~годин функціональних блоків стають 2~130~годинами/)
    expect(why).toContain('35~% від розробки')
  })

  it.each([
    ['en', ['2 blocks you chose', 'plus 3 the platforms need', '2 blocks, with everything']],
    ['uk', ['2 обрані блоки', 'і ще 3 для платформ', '2 блоки з усім']],
  ] as const)('say one number of blocks, and apart from it what platforms bring (%s)', (locale, all) => {
    const blocks = ['shop.cart', 'pay.checkout'].map((id) => ({ id, quantity: 1 }))
    const { text } = show(locale, { ...defaultInput, platforms: ['web', 'ios'], blocks })
    for (const said of all) expect(text.replaceAll('\u00A0', ' ')).toContain(said)
  })

  it('have tables whose rows add up to what is shown together', () => {
    const { container } = show()
    for (const name of ['By role', 'By group', 'By phase']) {
      const table = [...container.querySelectorAll('table')].find((each) => each.caption?.textContent === name)
      const [head, ...rows] = [...(table?.rows ?? [])]
      const columns = [...(head?.cells ?? [])].map((cell) => cell.textContent)
      for (const column of ['Hours', 'Cost']) {
        const cells = rows.map((row) => numbersIn(row.cells[columns.indexOf(column)]?.textContent ?? ''))
        expect(cells.slice(0, -1).reduce((sum, cell) => sum + cell, 0)).toBe(cells.at(-1))
      }
    }
  })

  it('have a table for every chart', () => {
    const { container } = show()
    const figures = [...container.querySelectorAll('figure')]
    expect(figures.length).toBeGreaterThan(1)
    expect(figures.filter((figure) => !figure.querySelector('details table'))).toEqual([])
    for (const drawing of container.querySelectorAll('svg[role="img"]')) {
      expect(drawing.querySelector('title')?.textContent).toBeTruthy()
      expect(drawing.querySelector('desc')?.textContent).toBeTruthy()
    }
  })

  it('open the formula, the exact value and the source of every step', () => {
    const { container, view } = show()
    const steps = [...container.querySelectorAll('#why details')]
    expect(steps).toHaveLength(view.result.buildUp.length)
    for (const step of steps)
      expect([...step.querySelectorAll('dt')].map((each) => each.textContent)).toEqual(['Formula', 'Exact value', 'Source'])
  })

  it('show every line of the calculation in words', () => {
    const { container, view } = show()
    const lines = container.querySelectorAll('#trace tbody tr')
    expect(lines).toHaveLength(trace(exampleInput, view.catalogue).length)
    expect(container.querySelector('#trace')?.textContent).not.toMatch(/undefined|EstimateTrace/)
  })

  it('explain the sources their calculation names, and no others', () => {
    const { container } = show()
    const named = [...container.querySelectorAll('#trace small')].flatMap(({ textContent }) => textContent?.split(', ') ?? [])
    const listed = [...container.querySelectorAll('#trace dt')].map(({ textContent }) => textContent)
    expect(listed.toSorted()).toEqual([...new Set(named)].toSorted())
  })

  it('name the parts of a sum by their roles where it says what it is of', () => {
    const rows = [...show().container.querySelectorAll<HTMLTableRowElement>('#trace tbody tr')]
    const cells = (name: string) => rows.find(({ cells: [first] }) => first?.textContent === name)?.cells[2]?.textContent
    expect(cells('Profile and settings, mean hours')?.replaceAll('\u00A0', ' ')).toMatch(
      /^Designer [\d.]+ h; Frontend [\d.]+ h; Backend [\d.]+ h$/,
    )
  })

  it('offer savings, each with the change it stands for', () => {
    const { onTry, view, container } = show()
    const offers = [...container.querySelectorAll<HTMLButtonElement>('#less button[aria-label]')]
    offers.find((offer) => offer.getAttribute('aria-label') === 'Try it: Move AI to the second version')?.click()
    expect(onTry).toHaveBeenCalledWith({ later: ['ai.assist', 'ai.eval'] }, 'Move AI to the second version')
    expect(offers).toHaveLength(view.result.savings.actions.length)
  })
})

describe('other estimates', () => {
  it('are shown in the visitor’s money', () => {
    const { text } = show('uk', { ...exampleInput, currency: 'UAH' })
    expect(text.replaceAll('\u00A0', ' ')).toMatch(/3 5\d\d 000 ₴/)
  })

  it('name what waits for later, with what it would add', () => {
    const { text } = show('en', { ...exampleInput, later: ['adm.dash'] })
    expect(text).toContain('Later, at extra cost')
    expect(text).toMatch(/ashboard[^:]*: \+\$\d,\d00/)
  })

  it('need nothing but a foundation to be drawn', () => {
    expect(show('en', defaultInput).text).toContain('0')
  })
})
