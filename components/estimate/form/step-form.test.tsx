import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EarlyAction, repeatEarly } from '@/components/navigation/early-actions'
import { currentCatalogue } from '@/estimate'
import { currentQuery, field, showStep } from '@/tests/support/estimate-step'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(), usePathname: () => '/estimate' }))
vi.mock('next-intl', async (load) => ({ ...(await load<object>()), useTranslations: () => (key: string) => key }))

const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const errorOf = (name: string) => document.getElementById(`error-${name}`)?.textContent

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  act(() => vi.runAllTimers())
  cleanup()
  vi.useRealTimers()
})

describe('the controls of a step', () => {
  it('show the estimate of the address and change it', () => {
    showStep('settings', '?v=1&q=production&p=web_ios')
    expect([field('q', 'production').checked, field('q', 'mvp').checked, field('p.ios').checked]).toEqual([true, false, true])
    fireEvent.click(field('q', 'critical'))
    expect([field('q', 'production').checked, field('q', 'critical').checked]).toEqual([false, true])
    fireEvent.click(field('p.ios'))
    expect(currentQuery()).toBe('v=1&c=2026.2&q=critical')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect([currentQuery(), field('p.ios').checked]).toEqual(['v=1&c=2026.2&q=critical&p=web_ios', true])
  })

  it('keep what cannot be taken, say why, and leave the estimate alone', () => {
    showStep('settings')
    type('roles', '9')
    expect([field('roles').value, field('roles').getAttribute('aria-invalid'), errorOf('roles')]).toEqual([
      '9',
      'true',
      'Enter a number from 1 to 8.',
    ])
    fireEvent.click(field('q', 'production'))
    expect([currentQuery(), field('roles').value, errorOf('roles')]).toEqual([
      'v=1&c=2026.2&q=production',
      '9',
      'Enter a number from 1 to 8.',
    ])
    type('roles', '4')
    expect([currentQuery(), errorOf('roles'), field('roles').getAttribute('aria-invalid')]).toEqual([
      'v=1&c=2026.2&q=production&roles=4',
      '',
      null,
    ])
  })

  it('let no earlier date decide the price behind one that cannot be taken', () => {
    vi.setSystemTime(new Date('2026-11-02'))
    showStep('settings', '?v=1&from=2027-01-04&by=2027-06-07')
    type('by', '2020-06-01')
    expect([field('by').value, field('by').getAttribute('aria-invalid'), currentQuery()]).toEqual([
      '2020-06-01',
      'true',
      `v=1&c=${currentCatalogue.version}&from=2027-01-04`,
    ])
    type('from', '2020-01-06')
    expect([field('from').value, currentQuery()]).toEqual(['2020-01-06', `v=1&c=${currentCatalogue.version}`])
  })

  it('leave the last platform unchecked until another one is chosen', () => {
    showStep('settings')
    fireEvent.click(field('p.web'))
    expect([field('p.web').checked, errorOf('p'), currentQuery()]).toEqual([false, 'Choose at least one platform.', 'v=1&c=2026.2'])
    fireEvent.click(field('p.android'))
    expect([field('p.web').checked, field('p.android').checked, currentQuery()]).toEqual([false, true, 'v=1&c=2026.2&p=android'])
  })

  it('forget what could not be taken when the estimate is changed elsewhere', () => {
    showStep('settings')
    fireEvent.click(field('q', 'production'))
    type('roles', '9')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect([field('roles').value, errorOf('roles'), currentQuery()]).toEqual(['2', '', 'v=1&c=2026.2'])
  })

  it('keep a space at the end of a title while it is typed', () => {
    showStep('settings')
    const title = document.getElementById('field-title') as HTMLInputElement
    fireEvent.change(title, { target: { value: 'Coffee ' } })
    expect(title.value).toBe('Coffee ')
    fireEvent.blur(title)
    expect(title.value).toBe('Coffee')
  })

  it.each([
    ['', [false, true, '7']],
    ['?v=1&b=acc.email', [true, true, '7']],
  ])('take what was chosen before the script came into the estimate of the address “%s”', async (address, shown) => {
    const noted: EarlyAction[] = []
    const touch = () => {
      field('b.com.chat-s').checked = true
      field('b.core.entity').value = '7'
      for (const element of [field('b.com.chat-s'), field('b.core.entity')])
        noted.push({ type: 'input', element, value: element.value, checked: element.checked })
    }
    showStep('functional-blocks', address, { prerendered: true, touch })
    await act(() => repeatEarly(noted))
    expect([field('b.acc.email').checked, field('b.com.chat-s').checked, field('b.core.entity').value]).toEqual(shown)
    expect(currentQuery()).toMatch(/core\.entity\*7.*com\.chat-s/)
  })
})
