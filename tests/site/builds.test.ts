import { readBuilt } from '../support/routes'
import { describe, expect, test } from './test'

describe('what a build says of itself', () => {
  test('is its name and time, for a second', async ({ request }) => {
    const response = await request.get('/builds/latest.json')
    expect(response.headers()).toMatchObject({ 'cache-control': 'public, max-age=1', 'content-type': 'application/json' })
    const latest = await response.json()
    expect(latest).toEqual({ id: expect.stringMatching(/^[0-9a-f]{20}$/), timestamp: expect.any(Number) })
    expect(new Date(latest.timestamp).getFullYear()).toBeGreaterThan(2024)
  })

  test('is its rules and pages, for ever, under its name', async ({ request }) => {
    const latest = await (await request.get('/builds/latest.json')).json()
    const response = await request.get(`/builds/meta/${latest.id}.json`)
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    const manifest = await response.json()
    expect(manifest).toEqual({
      ...latest,
      matcher: { static: expect.any(Object), wildcard: {}, dynamic: {} },
      prerendered: expect.any(Array),
    })
    expect(manifest.matcher.static).toMatchObject({ '/work': { redirect: '/portfolio' }, '/uk/work': { redirect: '/uk/portfolio' } })
    const built = Object.keys(readBuilt<{ routes: object }>('prerender-manifest.json').routes)
    const missing = manifest.prerendered.filter(
      (path: string) => !built.includes(path) && !built.includes(`/en${path === '/' ? '' : path}`),
    )
    expect(missing).toEqual([])
  })

  test('is nothing under another name, today', async ({ request }) => {
    const response = await request.get('/builds/meta/none.json')
    expect(response.status()).toBe(404)
    expect(response.headers()['cache-control']).not.toContain('immutable')
  })
})
