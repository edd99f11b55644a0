import type { Solid } from './solids'
import { colour, unit, type Vector } from './vector'

export type Material = {
  colour: Vector
  /** 0 is a mirror, 1 is plaster. */
  rough: number
  metal?: boolean
  /** Light it gives, in colours of its own. */
  glow?: number
  glass?: boolean
}

export type Part = { solid: Solid; material: Material }

/** Bodies under the one light of the site; without ground they float and what is behind them shows through. */
export type Scene = {
  hue: Vector
  parts: readonly Part[]
  ground?: boolean
  camera?: { from: Vector; to: Vector; width: number }
}

/** The sun stands at the upper left of every picture, a little in front. */
export const sun = { from: unit([-0.66, 0.66, 0.4]), light: [3.7, 3.05, 2.35] as Vector }
/** Dawn is behind the objects at the left; it draws their rims. */
export const dawn = { from: unit([-0.7, 0.34, -0.62]), light: [1, 0.72, 0.46] as Vector }
export const fill = { from: unit([0.8, 0.25, 0.55]), share: 0.34 }

/** The ground is a small planet: its limb is the horizon. */
export const planet = { radius: 40 }

export const hues = {
  signal: colour('#5aa2ff'),
  ice: colour('#6fd3ee'),
  clay: colour('#f08a6a'),
  leaf: colour('#a6d457'),
  iris: colour('#9485ff'),
  rose: colour('#f7809c'),
  copper: colour('#f0954f'),
} as const

export const materials = {
  steel: { colour: colour('#c3cfe6'), rough: 0.24, metal: true },
  gold: { colour: colour('#ffc069'), rough: 0.26, metal: true },
  china: { colour: colour('#eef2fb'), rough: 0.3 },
  glass: { colour: colour('#f4f7ff'), rough: 0.02, glass: true },
} satisfies Record<string, Material>

export const matt = (hex: string, rough = 0.55): Material => ({ colour: colour(hex), rough })
export const lamp = (hex: string, glow: number): Material => ({ colour: colour(hex), rough: 0.5, glow })
