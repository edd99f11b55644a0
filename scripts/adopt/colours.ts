import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SassColor } from 'sass'
import { contrast, luminance } from '@/app/[locale]/styleguide/_styleguide/contrast'
import { writeKept } from '../write-kept'

export type Colours = { brand?: string | undefined; accent?: string | undefined }

/** The ground of the sample company. */
export const sampleNight = '#091a3f'

export const paletteFile = join('styles', 'settings', '_color.scss')

/** Where the palette stands, and drawings and sources that repeat it. What is drawn in points keeps its colours. */
const repeating: readonly [folder: string, files: RegExp][] = [
  ['styles/settings', /_color\.scss$/],
  ['public/images', /\.svg$/],
  ['app', /(?<!\.test)\.tsx?$/],
  ['components', /(?<!\.test)\.tsx?$/],
  ['artwork', /(?<!\.test)\.ts$/],
]

/** The blues of the sample, and nothing a picture is of. */
const blues = { from: 235, to: 280, leastChroma: 0.012 }

/** Colours by their names in the palette. */
export const readPalette = (sheet: string) =>
  new Map([...sheet.matchAll(/^\s+([a-z]+): (#[\da-f]{3,6}),/gm)].map(([, name = '', hex = '']) => [name, hex]))

/**
 * Turns every blue of the site to the hue of the brand, as light as it was, so that what could be read can be read; the accent replaces the
 * accent.
 */
export async function recolour(root: string, colours: Colours): Promise<void> {
  const accent = readPalette(await readFile(join(root, paletteFile), 'utf8')).get('sunflower')
  const hue = colours.brand && toOklch(colours.brand).channel('hue')
  const paint = (hex: string) => {
    if (hex.toLowerCase() === accent) return colours.accent?.toLowerCase() ?? hex
    return typeof hue === 'number' && isBlue(toOklch(hex)) ? turned(hex, hue) : hex
  }
  const painted = new Map<string, string>()
  const paintOnce = (hex: string) => {
    const known = painted.get(hex) ?? paint(hex)
    painted.set(hex, known)
    return known
  }
  for (const [folder, kind] of repeating) {
    const files = (await readdir(join(root, folder), { recursive: true })).filter((file) => kind.test(file))
    for (const file of files) {
      const text = await readFile(join(root, folder, file), 'utf8')
      const repainted = text.replace(/#[\da-f]{6}\b/gi, paintOnce)
      if (repainted !== text) await writeKept(join(root, folder, file), repainted)
    }
  }
}

/** Why these colours cannot be taken, in sentences: letters stand on the accent, and the accent on the ground. */
export function describeColours({ brand, accent }: Colours, palette: ReadonlyMap<string, string>): string[] {
  const hue = brand ? toOklch(brand).channel('hue') : undefined
  const of = (name: string) => {
    const hex = palette.get(name) ?? '#000000'
    return hue === undefined ? hex : turned(hex, hue)
  }
  const isPainted = brand && palette.get('night') !== sampleNight && palette.get('night') !== turned(sampleNight, hue ?? 0)
  const tooGrey = brand && toOklch(brand).channel('chroma') < 0.03
  const onAccent = accent && contrast(of('ink'), accent)
  const onGround = accent && contrast(accent, of('night'))
  return [
    ...(isPainted ? ['colours.brand: the site was painted in another colour before; take that back with git, then choose again'] : []),
    ...(tooGrey ? [`colours.brand: ${brand} is a grey, and the ground of the site takes its hue; choose a colour`] : []),
    ...(onAccent && onAccent < 4.5
      ? [
          `colours.accent: dark letters on ${accent} cannot be read by everybody (${onAccent.toFixed(1)} : 1, 4.5 are needed); choose a lighter one`,
        ]
      : []),
    ...(onGround && onGround < 4.5
      ? [`colours.accent: ${accent} cannot be read on the dark ground (${onGround.toFixed(1)} : 1, 4.5 are needed); choose a lighter one`]
      : []),
  ]
}

/** The same lightness in another hue, as strong as a screen can show it. */
function turned(hex: string, hue: number): string {
  const colour = toOklch(hex).change({ hue }).toGamut({ space: 'rgb', method: 'local-minde' }).toSpace('rgb')
  return toHex(withLuminance(colour, luminance(hex)))
}

/** Eyes compare luminance, and contrast is measured by it: a hue that came out darker is made lighter, and the other way about. */
function withLuminance(colour: SassColor, wanted: number): SassColor {
  const oklch = colour.toSpace('oklch')
  let [low, high] = [0, 1]
  for (let step = 0; step < 20; step++) {
    const lightness = (low + high) / 2
    const tried = toHex(oklch.change({ lightness }).toGamut({ space: 'rgb', method: 'local-minde' }).toSpace('rgb'))
    if (luminance(tried) < wanted) low = lightness
    else high = lightness
  }
  return oklch.change({ lightness: high }).toGamut({ space: 'rgb', method: 'local-minde' }).toSpace('rgb')
}

const isBlue = (colour: SassColor) =>
  colour.channel('chroma') >= blues.leastChroma && colour.channel('hue') >= blues.from && colour.channel('hue') <= blues.to

function toOklch(hex: string): SassColor {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return new SassColor({ red, green, blue, space: 'rgb' }).toSpace('oklch')
}

const toHex = (colour: SassColor) =>
  `#${(['red', 'green', 'blue'] as const).map((name) => Math.round(colour.channel(name)).toString(16).padStart(2, '0')).join('')}`
