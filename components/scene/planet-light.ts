import { palette, step } from '@/styles/settings/palette'

/** A place on a gradient, its colour and opacity. */
export type Stop = readonly [offset: number, color: string, opacity: number]

/** How much of the light is left, by the distance from the sun point. */
export const direction: readonly Stop[] = [
  [0, '#fff', 1],
  [0.22, '#fff', 0.86],
  [0.5, '#fff', 0.42],
  [0.78, '#fff', 0.1],
  [1, '#fff', 0.02],
]

/** Light beyond the limb, by the distance in units. */
export const halo: readonly Stop[] = [
  [-0.004, step(0.929, 0.035, -3), 0.95],
  [0.0036, step(0.797, 0.104, -4), 0.62],
  [0.031, palette.signal, 0.34],
  [0.085, step(0.623, 0.175, -0.5), 0.17],
  [0.19, palette.beam, 0.07],
  [0.36, palette.beam, 0.02],
  [0.55, palette.beam, 0],
]

export const body: readonly Stop[] = [
  [0, step(0.347, 0.12, 3), 1],
  [0.28, step(0.268, 0.094, 4), 1],
  [0.6, step(0.203, 0.061, 3), 1],
  [1, step(0.155, 0.043, 5), 1],
]

/** The body's gradient: how far its centre lies towards the light, and how far it reaches, in radii. */
export const bodyPlace = { towards: 0.55, reach: 1.5 }

/** Crescents inside the limb: shift away from the light and blur in units, colour, opacity. */
export const crescents = [
  [0.4, 0.12, step(0.453, 0.158, 1.7), 0.62],
  [0.115, 0.042, step(0.742, 0.135, -3.7), 0.72],
  [0.034, 0.014, step(0.974, 0.012, -4), 1],
] as const

/** How much larger than the planet the shadow is that leaves a crescent of this shift, in units. */
export const shadowGrowth = (shift: number) => shift / 20 + 0.003

/** The sun just behind the limb, by the distance from it. */
export const sun: readonly Stop[] = [
  [0, '#fff', 0.95],
  [0.05, step(0.961, 0.019, -4), 0.62],
  [0.16, step(0.817, 0.093, -3), 0.28],
  [0.42, palette.signal, 0.09],
  [1, palette.signal, 0],
]

/** The sun's reach in units. */
export const sunReach = 0.62

/** The line along the limb: how far inside it runs and how wide it is, in units of the drawing. */
export const limb = { inset: 0.6, width: 1.6 }
