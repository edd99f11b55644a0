import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAfterPaint } from './use-after-paint'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('what stands below a changed headline follows after the frame that shows the change', () => {
  const { result, rerender } = renderHook(useAfterPaint, { initialProps: 'was' })
  expect(result.current).toBe('was')
  rerender('is')
  expect(result.current).toBe('was')
  act(() => vi.advanceTimersToNextFrame())
  expect(result.current).toBe('was')
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe('is')
})

it('only the last of several changes in one frame is drawn below', () => {
  const drawn: string[] = []
  const { rerender } = renderHook((value: string) => drawn.push(useAfterPaint(value)), { initialProps: 'was' })
  rerender('in between')
  rerender('is')
  act(() => void vi.advanceTimersByTime(50))
  expect(new Set(drawn)).toEqual(new Set(['was', 'is']))
})
