import { describe, expect, it } from 'vitest'
import { articleScenes } from './articles'
import { develop } from './develop'
import { renderScene } from './render-scene'
import { hues, matt, type Scene } from './scene'
import { box, capsule, cut, cylinder, joined, layer, moved, prism, type Solid, sphere, torus, turned } from './solids'
import { refract, unit } from './vector'

const at = (solid: Solid, x: number, y: number, z: number) => solid.distance(x, y, z)

describe('a solid', () => {
  it.each([
    ['sphere', sphere(1), [3, 0, 0], 2],
    ['box', box([1, 2, 3]), [1, 2, 7], 4],
    ['rounded box', box([1, 1, 1], 0.2), [0, 4, 0], 3],
    ['cylinder', cylinder(1, 2), [4, 0, 4], Math.hypot(4, 4) - 1],
    ['ring', torus(2, 0.5), [2, 3, 0], 2.5],
    ['capsule', capsule([0, 0, 0], [0, 4, 0], 0.5), [3, 2, 0], 2.5],
    ['square column', prism(4, Math.SQRT2, 1), [0, 3, 0], 2],
  ] as const)('knows how far its surface is: %s', (_, solid, [x, y, z], far) => {
    expect(at(solid, x, y, z)).toBeCloseTo(far, 6)
  })

  it('is where it was moved and turned to', () => {
    expect(at(moved(sphere(1), [5, 0, 0]), 5, 0, 0)).toBe(-1)
    const upright = turned(capsule([1, 0, 0], [3, 0, 0], 0.5), 'z', 90)
    expect(at(upright, 0, 2, 0)).toBeCloseTo(-0.5, 6)
    expect(upright.centre[1]).toBeCloseTo(2, 6)
  })

  it('is joined with another, and cut out of another', () => {
    const pair = joined([sphere(1), moved(sphere(1), [4, 0, 0])])
    expect([at(pair, 0, 0, 0), at(pair, 4, 0, 0)]).toEqual([-1, -1])
    expect(at(cut(sphere(2), sphere(1)), 0, 0, 0)).toBe(1)
    expect([at(layer(sphere(1), 0, 0.5), 0, 0.2, 0), at(layer(sphere(1), 0, 0.5), 0, 0.8, 0)]).toEqual([-0.2, expect.closeTo(0.3)])
  })

  it('stays inside the sphere that stands for it', () => {
    for (const [name, { parts }] of Object.entries(articleScenes))
      for (const { solid } of parts)
        for (let step = 0; step < 60; step++) {
          const ray = unit([Math.sin(step * 2.4), Math.cos(step * 1.7), Math.sin(step * 0.9 + 1)])
          const [x, y, z] = solid.centre.map((middle, axis) => middle + (ray[axis] as number) * (solid.radius + 0.02)) as [
            number,
            number,
            number,
          ]
          expect(at(solid, x, y, z), name).toBeGreaterThan(0)
        }
  })
})

describe('a picture', () => {
  const ball: Scene = { hue: hues.ice, parts: [{ solid: moved(sphere(0.8), [0, 1, 0]), material: matt('#888888') }] }
  const brightness = ({ light, width }: ReturnType<typeof renderScene>, x: number, y: number) => light[(y * width + x) * 4 + 1] as number

  it('is lit from the upper left', () => {
    const picture = renderScene(ball, 64, 40)
    expect(brightness(picture, 26, 12)).toBeGreaterThan(3 * brightness(picture, 38, 23))
  })

  it('is the same in every run, to the last byte', async () => {
    const [one, other] = [renderScene(ball, 64, 40), renderScene(ball, 64, 40)]
    expect(await develop(one)).toEqual(await develop(other))
  })

  it('shows what is behind it where nothing stands, when it has no ground', () => {
    const { light } = renderScene({ ...ball, ground: false }, 64, 40)
    expect([light[3], light[(18 * 64 + 32) * 4 + 3]]).toEqual([0, 1])
  })
})

it('light bends towards the normal in glass, and stays inside when it meets the edge too flat', () => {
  const into = refract(unit([1, -1, 0]), [0, 1, 0], 1 / 1.5)
  expect(into?.[0]).toBeCloseTo(Math.SQRT1_2 / 1.5, 6)
  expect(refract(unit([1, -0.2, 0]), [0, 1, 0], 1.5)).toBeNull()
})
