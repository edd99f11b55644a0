import brand from './brand.json'
import { contrast, luminance, mix, type Oklch, strengthOf, toHex, toOklch, withLuminance } from './oklch'

export type BrandColours = { brand: string; accent: string }

/** Lightness, chroma, and degrees from the hue of the brand. */
type Step = readonly [lightness: number, chroma: number, turn: number]

const steps = {
  night: [0.229, 0.074, 4],
  dusk: [0.263, 0.091, 4],
  swell: [0.253, 0.086, 3.6],
  twilight: [0.215, 0.069, 5],
  midnight: [0.205, 0.064, 4],
  deep: [0.174, 0.05, 4],
  mist: [0.961, 0.013, 8],
  ink: [0.207, 0.061, 8],
  slate: [0.454, 0.067, 9],
  starlight: [0.976, 0.011, 11],
  haze: [0.777, 0.048, 9],
  signal: [0.7068, 0.155, -3.4],
  cobalt: [0.504, 0.172, 0],
  beam: [0.549, 0.173, 1.1],
  moonlight: [0.872, 0.063, -2],
  vapour: [0.866, 0.034, 8],
  keel: [0.565, 0.124, 3],
} satisfies Record<string, Step>

/** What means the same in every brand. */
const fixed = { paper: '#ffffff', aurora: '#7cf5d6', coral: '#ff6b57', brick: '#b3261e', lamp: '#ffebcb' }

/** One hue a case; it lights the cover and the page. */
export const hues = { copper: '#e08a52', leaf: '#a9cf62', ice: '#8fddf2', iris: '#9d8cff', rose: '#f28fa8', sand: '#d9bd7a' }

type Name = keyof typeof steps | keyof typeof fixed | 'sunflower'

/** The blues of the drawings, and nothing a picture is of. */
const blues = { from: 235, to: 280, edge: 25, leastChroma: 0.01 }

/** All colours of the site in those of a brand; `paint` does the same to a colour of a drawing, `paintSoftly` to one of a picture. */
export function deriveColours({ brand: own, accent }: BrandColours) {
  const { drawnIn } = brand
  const [wanted, drawn] = [toOklch(own), toOklch(drawnIn.brand)]
  const turn = wanted.h - drawn.h
  // A quiet brand has quiet grounds.
  const strength = Math.min(1, strengthOf(wanted) / strengthOf(drawn))
  const isDrawn = own === drawnIn.brand
  /** In the hue of the brand, and as light as it was, so that what could be read can be read. */
  const transpose = ({ l, c, h }: Oklch) =>
    isDrawn ? toHex({ l, c, h }) : withLuminance({ l, c: c * strength, h: h + turn }, luminance(toHex({ l, c, h })))
  const step = (...[l, c, away]: Step) => transpose({ l, c, h: drawn.h + away })
  const names = Object.entries(steps) as [keyof typeof steps, Step][]
  const palette = {
    ...Object.fromEntries(names.map(([name, values]) => [name, step(...values)])),
    ...fixed,
    sunflower: accent.toLowerCase(),
  } as Record<Name, string>
  const paint = (hex: string): string => {
    if (hex.toLowerCase() === drawnIn.accent) return palette.sunflower
    const colour = toOklch(hex)
    const isBlue = colour.c >= blues.leastChroma && colour.h >= blues.from && colour.h <= blues.to
    return isBlue && !isDrawn ? transpose(colour) : hex
  }
  /** Colours of a picture change into each other: what is nearly blue is turned in part. */
  const paintSoftly = (hex: string): string => {
    if (isDrawn) return hex
    const colour = toOklch(hex)
    const away = Math.max(blues.from - colour.h, colour.h - blues.to, 0)
    return away >= blues.edge ? hex : mix(hex, transpose(colour), 1 - away / blues.edge)
  }
  return { palette, step, paint, paintSoftly }
}

export const { palette, step } = deriveColours(brand.colours)

const leastContrast = 4.5

/** Text and the grounds it stands on, as the sheets pair them, one of them at least 4.5 times lighter (WCAG 1.4.3). */
export const pairs: readonly (readonly [text: Name, grounds: readonly Name[]])[] = [
  ['starlight', ['night', 'dusk', 'deep']],
  ['haze', ['night', 'dusk', 'deep']],
  ['signal', ['night', 'dusk', 'deep']],
  ['sunflower', ['night', 'dusk', 'deep']],
  ['aurora', ['deep']],
  ['coral', ['night', 'deep']],
  ['ink', ['paper', 'mist', 'sunflower', 'starlight']],
  ['slate', ['paper', 'mist']],
  ['cobalt', ['paper', 'mist']],
  ['brick', ['paper', 'mist']],
]

/** A sentence for each pair that cannot be read by everybody. */
export function describeContrast(colours: Readonly<Record<Name, string>>): string[] {
  return pairs.flatMap(([text, grounds]) =>
    grounds.flatMap((ground) => {
      const reached = contrast(colours[text], colours[ground])
      if (reached >= leastContrast) return []
      const [which, advice] = text === 'sunflower' || ground === 'sunflower' ? ['accent', 'a lighter one'] : ['brand', 'another one']
      return `colours.${which}: ${text} (${colours[text]}) on ${ground} (${colours[ground]}) has a contrast of ${reached.toFixed(1)} : 1, and ${leastContrast} are needed; choose ${advice}`
    }),
  )
}
