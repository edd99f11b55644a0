import { afterEach, describe, expect, it, vi } from 'vitest'
import { endpoints } from './endpoints'
import { handleApi } from './handle'

afterEach(() => vi.unstubAllEnvs())

const ask = (path: string, method = 'GET') => handleApi(new Request(`http://site.example${path}`, { method }))

describe('a program that asks below /api', () => {
  it.each(Object.keys(endpoints))('is told what it may do at %s', async (path) => {
    const { status, headers } = await ask(path, 'OPTIONS')
    expect([status, headers.get('Allow')]).toEqual([204, path === '/api/contact' ? 'GET, HEAD, OPTIONS, POST' : 'GET, HEAD, OPTIONS'])
  })

  it.each(['DELETE', 'PATCH', 'PUT'])('gets 405 for %s, as a problem it can read', async (method) => {
    const answer = await ask('/api/estimate/v1', method)
    expect([answer.status, answer.headers.get('Allow'), (await answer.json()).title]).toEqual([
      405,
      'GET, HEAD, OPTIONS',
      'Method not allowed',
    ])
  })

  it.each(['/api/', '/api/nothing', '/api/estimate/v1/', '/api/estimate/texts/de', '/api/estimate/linked/en/nothing', '/api/constructor'])(
    'is told that nothing is at %s',
    async (path) => {
      const answer = await ask(path)
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([404, 'application/problem+json; charset=utf-8'])
    },
  )

  it('is told of a fault of ours as a problem, which nobody keeps', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    vi.stubEnv('CONTENT_SNAPSHOT', 'nowhere.json')
    const answer = await ask('/api/estimate/v1')
    const { type, detail } = await answer.json()
    // What broke is for the log: it may name files and addresses.
    expect(detail).not.toMatch(/nowhere|Error/)
    expect([answer.status, answer.headers.get('Cache-Control'), type]).toEqual([500, 'no-store', '/estimate/api#server-error'])
    expect(console.error).toHaveBeenCalledOnce()
  })
})
