import { expect, it, vi } from 'vitest'
import { requestJson } from './request'

const limits = { bytes: 1000, milliseconds: 1000 }

it('A page that tries to read the content service itself is warned once and sends nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const send = vi.fn()
  vi.stubGlobal('fetch', send)
  expect(await requestJson('http://localhost:1/api/services', 'key', limits)).toBeUndefined()
  expect(await requestJson('http://localhost:1/api/cases', 'key', limits)).toBeUndefined()
  expect(warn.mock.calls).toEqual([['The content service is only read by the build, never by a browser.']])
  expect(send).not.toHaveBeenCalled()
})
