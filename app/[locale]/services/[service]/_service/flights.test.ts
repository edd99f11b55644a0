// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { drawnServices } from '@/components/services/drawn-services'
import { getServices } from '@/content-client'
import { toFlight } from './flights'

const services = await getServices('en')

describe('the flight of a service', () => {
  it('passes through every station, whatever the service', () => {
    for (const [slug, count] of [...services.map(({ slug, timeline }) => [slug, timeline.length] as const), ['undrawn', 3] as const]) {
      const { stations, path } = toFlight(slug, count)
      expect(stations).toHaveLength(count)
      for (const [x, y] of stations) expect(path, slug).toContain(`${x} ${y}`)
    }
  })

  it('is another for each service somebody has drawn', () => {
    expect(new Set(drawnServices.map((slug) => toFlight(slug, slug === 'technical-audit' ? 4 : 5).path)).size).toBe(drawnServices.length)
  })

  it('climbs gently where nobody has drawn one', () => {
    const heights = toFlight('undrawn', 3).stations.map(([, y]) => y)
    expect(heights).toEqual([...heights].sort((one, other) => other - one))
  })
})
