import sharp from 'sharp'
import type { Photograph } from './photograph'

/** The disc of the orbit scene: its box is 764 × 764, the light stands at 222° (see `components/scene`). */
const radius = 382
const light = { x: Math.cos((222 * Math.PI) / 180), y: Math.sin((222 * Math.PI) / 180) }

/** Where labels stand on the disc, from its centre in radii: no city shines behind a word. */
const labels = [
  [0.32, 0.05],
  [0.65, -0.26],
] as const

/** The stars, the city lights, the clouds and the film grain behind every night page. */
export async function drawSky(photograph: Photograph): Promise<Map<string, string | Buffer>> {
  return new Map<string, string | Buffer>([
    ['orbit/stars.svg', drawStars()],
    ['orbit/lights.svg', drawLights()],
    ['orbit/clouds.webp', await renderClouds(photograph)],
    ['orbit/grain.png', await renderGrain()],
  ])
}

/** Where home's words stand on the sky at 1280 and 1440, left, top, right, bottom: no star stands behind them. */
const words = [
  [340, 140, 1040, 450],
  [340, 450, 900, 660],
] as const

function drawStars(): string {
  const next = seeded(9)
  const stars = Array.from({ length: 200 }, (): Dot[] => {
    const [x, y] = [next() * 1960, next() * 900]
    const star = { x, y, size: 0.5 + next() * next() * 1.1, opacity: 0.12 + next() * next() * 0.75 }
    return words.some(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom) ? [] : [star]
  })
  return drawDots(stars.flat(), 'id="stars" viewBox="0 0 1960 900" stroke="#f4f7ff"')
}

/** Clusters on a sphere seen from outside: dense at the heart, dimmer towards the limb, only where it is night. */
function drawLights(): string {
  const next = seeded(23)
  const clusters = Array.from({ length: 20 }, () => ({
    longitude: (next() - 0.5) * 2.1,
    latitude: (next() - 0.5) * 1.9,
    spread: 0.02 + next() * 0.05,
    dots: Math.floor(14 + next() * 40),
  }))
  const dots = clusters.flatMap(({ longitude, latitude, spread, dots: count }) =>
    Array.from({ length: count }, (): Dot[] => {
      const away = Math.abs(next() + next() + next() - 1.5) * spread * 2.4
      const turn = next() * 2 * Math.PI
      const [u, v] = [longitude + Math.cos(turn) * away * 1.5, latitude + Math.sin(turn) * away]
      const [x, y] = [Math.sin(u) * Math.cos(v), Math.sin(v)]
      const [heart, size] = [Math.exp(-away / (spread * 0.9)), next()]
      const lit = x * light.x + y * light.y
      const isBehindLabel = labels.some(([at, height]) => Math.abs(x - at) < 0.2 && Math.abs(y - height) < 0.15)
      if (x * x + y * y > 0.93 || lit > 0.3 || isBehindLabel) return []
      const opacity = (0.12 + heart * 0.75) * Math.sqrt(1 - x * x - y * y) * Math.min(1, (0.42 - lit) * 1.5)
      return [{ x: radius * (1 + x), y: radius * (1 + y), size: 0.35 + heart * size * 0.85, opacity }]
    }),
  )
  return drawDots(dots.flat(), 'viewBox="0 0 764 764" stroke="#ffebcb"')
}

/** Bands of fractal noise inside the widest crescent, fading away from the sun: grey on black, a mask by its
 * brightness: an alpha channel as light as this would be posterised. */
async function renderClouds(photograph: Photograph): Promise<Buffer> {
  const size = radius * 2
  const [sunX, sunY] = [radius * (1 + light.x), radius * (1 + light.y)]
  const html = `<!doctype html><style>body { margin: 0 }</style>
    <svg width="${size}" height="${size}"><defs>
      <clipPath id="disc"><circle cx="${radius}" cy="${radius}" r="${radius}"/></clipPath>
      <radialGradient id="towards" gradientUnits="userSpaceOnUse" cx="${sunX}" cy="${sunY}" r="${radius * 1.62}">
        <stop stop-color="#fff"/><stop offset=".22" stop-color="#fff" stop-opacity=".86"/>
        <stop offset=".5" stop-color="#fff" stop-opacity=".42"/><stop offset=".78" stop-color="#fff" stop-opacity=".1"/>
        <stop offset="1" stop-color="#fff" stop-opacity=".02"/></radialGradient>
      <filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${radius * 0.12}"/></filter>
      <filter id="noise" x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency="${1.3 / radius} ${6.5 / radius}" numOctaves="5" seed="8"/>
        <feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 2.6 0 0 0 -1.05"/></filter>
      <mask id="crescent"><rect width="${size}" height="${size}" fill="url(#towards)"/>
        <circle cx="${radius - light.x * radius * 0.4}" cy="${radius - light.y * radius * 0.4}" r="${radius * 1.02}" filter="url(#soft)"/></mask>
    </defs><g clip-path="url(#disc)"><g mask="url(#crescent)">
      <rect width="${size}" height="${size}" filter="url(#noise)" transform="rotate(-22 ${radius} ${radius})"/>
    </g></g></svg>`
  const picture = await photograph(html, { width: size, height: size })
  return sharp(picture).flatten({ background: '#000' }).resize(size).greyscale().webp({ quality: 88, effort: 6 }).toBuffer()
}

/** Noise of four greys: one tile of 128 px, laid over a page at 2 %. */
async function renderGrain(): Promise<Buffer> {
  const next = seeded(5)
  const pixels = Buffer.from(Array.from({ length: 128 * 128 }, () => Math.floor(next() * 4) * 85))
  return sharp(pixels, { raw: { width: 128, height: 128, channels: 1 } })
    .png({ palette: true, colours: 4 })
    .toBuffer()
}

/** In units of its drawing; `size` is the radius. */
type Dot = { x: number; y: number; size: number; opacity: number }

/** As round ends of lines without length, one path for all dots of about the same size and light: a phone lays out each element. */
function drawDots(dots: readonly Dot[], attributes: string): string {
  const alike = new Map<string, Dot[]>()
  for (const dot of dots) {
    const look = `stroke-width="${(2 * toStep(dot.size)).toFixed(1)}" opacity="${toStep(dot.opacity).toFixed(2)}"`
    alike.set(look, [...(alike.get(look) ?? []), dot])
  }
  const paths = [...alike].map(([look, group]) => {
    const points = group.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
    return `<path ${look} d="${points.join('')}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes} stroke-linecap="round">${paths.join('')}</svg>\n`
}

/** The nearest of steps of three tenths: a difference nobody sees. */
const toStep = (value: number) => 1.3 ** Math.round(Math.log(value) / Math.log(1.3))

/** Lehmer's generator: the same numbers from 0 to 1 in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return (state - 1) / 2147483646
  }
}
