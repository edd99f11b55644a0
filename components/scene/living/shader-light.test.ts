import { describe, expect, it } from 'vitest'
import { fragmentShader } from './shader'
import { float, rgb } from './shader-light'

describe('the light of the drawing in the words of the shader', () => {
  it('writes numbers and colours as a shader reads them', () => {
    expect([float(1), float(0.25), float(-3)]).toEqual(['1.0', '0.25', '-3.0'])
    expect([rgb('#fff'), rgb('#ff8000')]).toEqual(['vec3(1.0, 1.0, 1.0)', 'vec3(1.0, 0.50196, 0.0)'])
  })

  it('has every colour of the drawing', () => {
    for (const color of ['#1b50ac', '#6faeff', '#f1f7ff', '#133577', '#d9e9ff', '#9cc6ff']) expect(fragmentShader).toContain(rgb(color))
  })

  it('knows no name that is not spelled out', () => {
    expect(fragmentShader).not.toMatch(/undefined|NaN|\[object/)
  })
})
