/** Lightness from 0 to 1, chroma, hue in degrees: what differs as much in one of them differs as much to the eye. */
export type Oklch = { l: number; c: number; h: number }

type Rgb = readonly [red: number, green: number, blue: number]

/** Björn Ottosson's matrices. Of a colour of three or six digits. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = toLinear(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

/** As strong as a screen can show it. */
export function toHex(colour: Oklch): string {
  const shown = isShown(toRgb(colour)) ? colour : { ...colour, c: colour.c * shareShown(colour) }
  return hexOf(toRgb(shown).map((value) => 255 * Math.min(1, Math.max(0, encode(value)))))
}

/** Of three channels from 0 to 255, which are rounded. */
export function hexOf(channels: readonly number[]): string {
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

/** From 0 to 255, of a colour of three or six digits. */
export function channelsOf(hex: string): Rgb {
  const long = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex
  const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

/** How strong a colour is: of what a screen can show of its hue and lightness. */
export function strengthOf({ l, c, h }: Oklch): number {
  return c / (0.4 * shareShown({ l, c: 0.4, h }))
}

/** The same hue and chroma, as light to the eye: contrast is measured by luminance, and OKLCH's lightness is not quite that. */
export function withLuminance(colour: Oklch, wanted: number): string {
  let { l } = colour
  for (let step = 0; step < 12; step++) l *= Math.cbrt((wanted + 0.0005) / (luminance(toHex({ ...colour, l })) + 0.0005))
  return toHex({ ...colour, l })
}

/** Between two colours, as pictures are drawn: `share` of the second. */
export function mix(first: string, second: string, share: number): string {
  const other = channelsOf(second)
  return hexOf(channelsOf(first).map((value, index) => value * (1 - share) + (other[index] ?? 0) * share))
}

export function luminance(hex: string): number {
  const [red, green, blue] = toLinear(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Ratio of relative luminances, as WCAG 2.2 defines it. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function toRgb({ l: lightness, c, h }: Oklch): Rgb {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const isShown = (rgb: Rgb) => rgb.every((value) => value > -0.0005 && value < 1.0005)

/** The largest part of its chroma that a screen shows. */
function shareShown(colour: Oklch): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 16; step++) {
    const middle = (low + high) / 2
    if (isShown(toRgb({ ...colour, c: colour.c * middle }))) low = middle
    else high = middle
  }
  return low
}

function toLinear(hex: string): Rgb {
  const [red, green, blue] = channelsOf(hex)
  return [decode(red / 255), decode(green / 255), decode(blue / 255)]
}

const decode = (value: number) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const encode = (value: number) => (value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
