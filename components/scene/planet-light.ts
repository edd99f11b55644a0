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
  [-0.004, '#d9e9ff', 0.95],
  [0.0036, '#8fc0ff', 0.62],
  [0.031, '#5aa2ff', 0.34],
  [0.085, '#3d84ee', 0.17],
  [0.19, '#2e6cd4', 0.07],
  [0.36, '#2e6cd4', 0.02],
  [0.55, '#2e6cd4', 0],
]

export const body: readonly Stop[] = [
  [0, '#133577', 1],
  [0.28, '#0b2253', 1],
  [0.6, '#071532', 1],
  [1, '#040b1e', 1],
]

/** The body's gradient: how far its centre lies towards the light, and how far it reaches, in radii. */
export const bodyPlace = { towards: 0.55, reach: 1.5 }

/** Crescents inside the limb: shift away from the light and blur in units, colour, opacity. */
export const crescents = [
  [0.4, 0.12, '#1b50ac', 0.62],
  [0.115, 0.042, '#6faeff', 0.72],
  [0.034, 0.014, '#f1f7ff', 1],
] as const

/** How much larger than the planet the shadow is that leaves a crescent of this shift, in units. */
export const shadowGrowth = (shift: number) => shift / 20 + 0.003

/** The sun just behind the limb, by the distance from it. */
export const sun: readonly Stop[] = [
  [0, '#fff', 0.95],
  [0.05, '#eaf3ff', 0.62],
  [0.16, '#9cc6ff', 0.28],
  [0.42, '#5aa2ff', 0.09],
  [1, '#5aa2ff', 0],
]

/** The sun's reach in units. */
export const sunReach = 0.62

/** The line along the limb: how far inside it runs and how wide it is, in units of the drawing. */
export const limb = { inset: 0.6, width: 1.6 }
