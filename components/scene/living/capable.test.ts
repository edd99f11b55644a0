import { describe, expect, it } from 'vitest'
import { isSoftware, isWorthTrying } from './capable'

describe('whether a machine is worth a living planet', () => {
  const laptop = { cores: 8, memory: 8, savesData: false }

  it.each([
    ['an ordinary laptop', laptop, true],
    ['a browser that tells nothing of its machine', { ...laptop, cores: undefined, memory: undefined }, true],
    ['somebody who saves data', { ...laptop, savesData: true }, false],
    ['two cores', { ...laptop, cores: 2 }, false],
    ['little memory', { ...laptop, memory: 2 }, false],
  ])('%s', (_, machine, expected) => {
    expect(isWorthTrying(machine)).toBe(expected)
  })

  it.each([
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
    'Google SwiftShader',
    'llvmpipe (LLVM 15.0.7, 256 bits)',
    'Mesa/X.org, llvmpipe',
    'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0, D3D11)',
    'Apple Software Renderer',
    'SVGA3D; build: RELEASE; LLVM;',
  ])('a processor that draws is told by its name: %s', (name) => {
    expect(isSoftware(name)).toBe(true)
  })

  it.each([
    'ANGLE (Intel, Intel(R) UHD Graphics 620 (0x00005917) Direct3D11 vs_5_0 ps_5_0, D3D11)',
    'ANGLE (Apple, ANGLE Metal Renderer: Apple M1, Unspecified Version)',
    'Mesa Intel(R) Xe Graphics (TGL GT2)',
    'AMD Radeon Vega 8 Graphics (radeonsi, raven, LLVM 15.0.7, DRM 3.49)',
    'Mozilla',
  ])('a graphics card is not taken for one: %s', (name) => {
    expect(isSoftware(name)).toBe(false)
  })
})
