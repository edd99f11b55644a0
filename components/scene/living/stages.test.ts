import { describe, expect, it } from 'vitest'
import { toGlobe } from './globe'
import { placeDawn, placeOrbit } from './stages'

describe('where the canvas lies', () => {
  it('is the seen part of the orbit scene, with the planet at its place in the drawing', () => {
    const { box, planet } = placeOrbit({ offsetLeft: 0, offsetTop: -40, offsetWidth: 1440 }, { clientWidth: 1440, clientHeight: 900 })
    expect([box.left + planet.centre[0], box.top + planet.centre[1], planet.radius]).toEqual([1152, 626, 382])
    expect([box.left + box.width, box.top + box.height]).toEqual([1448, 948])
    expect(box.left).toBeGreaterThan(500)
  })

  it('shrinks with the scene', () => {
    const { box, planet } = placeOrbit({ offsetLeft: -238, offsetTop: 35, offsetWidth: 610.56 }, { clientWidth: 390, clientHeight: 500 })
    expect(planet.radius).toBeCloseTo(162, 0)
    expect(box.left + planet.centre[0]).toBeCloseTo(488.4, 0)
  })

  it.each([
    [1440, 760, 560],
    [1920, 760, 560 - 66.7],
    [390, 600, 600 - (200 * 600) / 760],
  ])('covers the section of the last call like its picture (%i × %i)', (width, height, limb) => {
    const { box, planet } = placeDawn(width, height)
    expect(box.top + planet.centre[1] - planet.radius).toBeCloseTo(limb, 0)
    expect(planet.centre[0]).toBe(width / 2)
    expect(box.top + box.height).toBe(height)
  })
})

describe('the globe', () => {
  it('is turned and never bent', () => {
    const [a = 0, b = 0, c = 0, ...rest] = toGlobe(-0.4, 0.3, 2)
    const [d = 0, e = 0, f = 0] = rest
    expect(a * a + b * b + c * c).toBeCloseTo(1)
    expect(a * d + b * e + c * f).toBeCloseTo(0)
    expect(toGlobe(0, 0, 0).map((value) => value + 0)).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1])
  })
})
