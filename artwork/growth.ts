import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { Planet, Sun } from '../components/scene/planet'

const size = { width: 1600, height: 720 }
const light = 222

/** One planet at three times of its life, and larger each time; the words stand at the left. */
const [seed, young, grown] = [
  { id: 'seed', cx: 880, cy: 590, r: 27, light },
  { id: 'young', cx: 1016, cy: 514, r: 68, light },
  { id: 'grown', cx: 1300, cy: 336, r: 200, light },
] as const

const ring = (half: string, alpha: number) =>
  `<path d="M-262 0A262 54 0 0 ${half} 262 0" transform="translate(${grown.cx} ${grown.cy}) rotate(-21)" fill="none" stroke="url(#ring)" stroke-width="1.6" opacity="${alpha}"/>
  <path d="M-240 0A240 46 0 0 ${half} 240 0" transform="translate(${grown.cx} ${grown.cy}) rotate(-21)" fill="none" stroke="url(#ring)" stroke-width="1.1" opacity="${alpha * 0.7}"/>`

/** Somebody lives there by now: lights on the dark side. */
const lights = [
  [58, 84],
  [118, 12],
  [20, 132],
  [112, 104],
  [76, 142],
  [146, 52],
].flatMap(([x = 0, y = 0], town) =>
  Array.from({ length: 22 }, (_, index) => {
    const [turn, away] = [index * 2.4 + town, Math.sqrt(index) * (2.4 + (index % 5) * 0.9)]
    const [px, py] = [grown.cx + x + Math.cos(turn) * away, grown.cy + y + Math.sin(turn) * away * 0.7]
    return `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="${(1 - index * 0.034).toFixed(2)}"/>`
  }),
)

const planet = ({ id, ...shape }: typeof seed | typeof young | typeof grown, bright: number) =>
  renderToStaticMarkup(createElement('svg', null, createElement(Planet, { id, ...shape }), createElement(Sun, { id, ...shape, bright })))

/** Three versions as three phases of growth on one flight: bare, under its own air, then lived on and ringed. */
export async function drawGrowth(images: string): Promise<Map<string, Buffer>> {
  const clouds = await sharp(await readFile(join(images, 'orbit/clouds.webp')))
    .png()
    .toBuffer()
  const { cx, cy, r } = grown
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">
    <defs><linearGradient id="ring"><stop stop-color="#f4f7ff" stop-opacity=".1"/><stop offset=".4" stop-color="#f4f7ff" stop-opacity=".8"/><stop offset="1" stop-color="#f4f7ff" stop-opacity=".25"/></linearGradient>
    <linearGradient id="way" gradientUnits="userSpaceOnUse" x1="690" y1="0" x2="900" y2="0"><stop stop-color="#f4f7ff" stop-opacity="0"/><stop offset="1" stop-color="#f4f7ff" stop-opacity=".85"/></linearGradient></defs>
    <path d="M690 652C760 646 826 626 ${seed.cx} ${seed.cy}S958 552 ${young.cx} ${young.cy}S1160 430 ${cx} ${cy}" fill="none" stroke="url(#way)" stroke-width="2.4" stroke-linecap="round" stroke-dasharray=".1 12"/>
    ${planet(seed, 0.5)}${planet(young, 0.75)}${ring('1', 0.7)}${planet(grown, 1)}
    <g clip-path="url(#grown-disc)"><image xlink:href="data:image/png;base64,${clouds.toString('base64')}" x="${cx - r * 1.1}" y="${cy - r * 1.1}" width="${r * 2.2}" height="${r * 2.2}" mask="url(#grown-lit)" style="mix-blend-mode:screen" opacity=".42"/><g fill="#ffebcb" opacity=".8">${lights.join('')}</g></g>
    ${ring('0', 1)}
  </svg>`
  return new Map([
    ['landings/strapi.webp', await sharp(Buffer.from(drawing)).webp({ quality: 70, alphaQuality: 80, effort: 6 }).toBuffer()],
  ])
}
