import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { attempt } from './attempt'
import { asDecoration } from './decoration'
import { guardHistory } from './guard-history'
import { useSafeEffect } from './use-safe-effect'

const fail = () => {
  throw new Error('broken for a test')
}

beforeEach(() => {
  vi.stubGlobal('reportError', vi.fn())
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('what the page can do without', () => {
  it('is reported and replaced when it fails', () => {
    expect([attempt(() => 1), attempt<number>(fail, () => 2), attempt(fail)]).toEqual([1, 2, undefined])
    expect(window.reportError).toHaveBeenCalledTimes(2)
  })

  it('fails in silence where failures cannot be reported', () => {
    vi.stubGlobal('reportError', undefined)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(attempt(fail)).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
  })

  it('leaves the page as it was drawn when its effect, or the end of it, fails', () => {
    const Part = ({ effect }: { effect: () => undefined | (() => void) }) => {
      useSafeEffect(effect)
      return <p>words</p>
    }
    const { rerender, unmount } = render(<Part effect={fail} />)
    rerender(<Part effect={() => fail} />)
    expect(screen.getByText('words')).toBeTruthy()
    unmount()
    expect(window.reportError).toHaveBeenCalledTimes(2)
  })

  it('is left out when it cannot be drawn, but not what it stands around', () => {
    const Frame = asDecoration<{ children: string }>(fail)
    const Clock = asDecoration<{ text: string }>(fail, ({ text }) => <p>{text}</p>)
    render(
      <main>
        <Frame>content</Frame>
        <Clock text="9 to 6" />
      </main>,
    )
    expect(screen.getByRole('main').textContent).toBe('content9 to 6')
  })
})

it('an address the browser refuses to write is loaded when it is a new one, and stays unwritten when it is not', () => {
  const location = { assign: vi.fn() }
  const refusing = { history: { pushState: fail, replaceState: fail }, location } as unknown as Window
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  guardHistory(refusing)
  refusing.history.pushState(null, '', '/blog')
  refusing.history.replaceState(null, '', '/contacts')
  expect(location.assign.mock.calls).toEqual([['/blog']])
})
