import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { Planet, Sun } from '../components/scene/planet'

const planet = { id: 'strapi', cx: 560, cy: 330, r: 176, light: 222 }

/** The wall around the planet: its far half, then the near one. */
const wall = (half: string, alpha: number) =>
  `<g transform="translate(${planet.cx} ${planet.cy}) rotate(-21)" fill="none" stroke="#f4f7ff" opacity="${alpha}">
  <path d="M-300 0A300 96 0 0 ${half} 300 0" stroke-width="2.4"/><path d="M-278 0A278 86 0 0 ${half} 278 0" stroke-width="1.2" opacity=".6"/></g>`

/** Between editors and visitors: Strapi as a planet in a ring that only the build passes; what a browser asks it ends at the ring. */
export async function drawClosedDoor(images: string): Promise<Map<string, Buffer>> {
  const clouds = await sharp(await readFile(join(images, 'orbit/clouds.webp')))
    .png()
    .toBuffer()
  const { id, cx, cy, r } = planet
  const body = renderToStaticMarkup(createElement('svg', null, createElement(Planet, planet), createElement(Sun, planet)))
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1600 640" width="1600" height="640">
    <defs><linearGradient id="face" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#9cc6ff"/><stop offset=".5" stop-color="#3a6fc4"/><stop offset="1" stop-color="#12326f"/></linearGradient>
    <linearGradient id="back" gradientUnits="userSpaceOnUse" x1="1440" y1="0" x2="840" y2="0"><stop stop-color="#f4f7ff" stop-opacity=".25"/><stop offset="1" stop-color="#ff8f7d" stop-opacity=".95"/></linearGradient></defs>
    ${wall('1', 0.5)}${body}
    <g clip-path="url(#${id}-disc)"><image xlink:href="data:image/png;base64,${clouds.toString('base64')}" x="${cx - r * 1.1}" y="${cy - r * 1.1}" width="${r * 2.2}" height="${r * 2.2}" mask="url(#${id}-lit)" style="mix-blend-mode:screen" opacity=".42"/></g>
    ${wall('0', 0.95)}
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <g stroke="#f4f7ff" stroke-opacity=".85" stroke-width="2.6" stroke-dasharray=".1 12"><path d="M214 330H372M880 394C840 424 780 428 722 398M984 354C1040 336 1080 322 1128 312M1246 288C1300 272 1346 260 1392 244"/></g>
      <path d="M742 316C790 292 838 304 876 338" stroke="#7cf5d6" stroke-width="2.6" stroke-dasharray=".1 12"/>
      <path d="M1446 156C1390 12 1000-34 858 196" stroke="url(#back)" stroke-width="2.6" stroke-dasharray=".1 12"/>
      <path d="m826 190 56 26" stroke="#ff6b57" stroke-width="6"/>
      <g stroke="#dcebff" stroke-width="1.8">
        <path d="M98 290h104a6 6 0 0 1 6 6v70a6 6 0 0 1-6 6H98a6 6 0 0 1-6-6v-70a6 6 0 0 1 6-6z" fill="url(#face)"/><path d="M92 310h116M108 328h60m-60 14h80m-80 14h44"/>
        <path d="m930 322 46 25v50l-46 25-46-25v-50z" fill="url(#face)"/><path d="m884 347 46 25 46-25M930 372v50"/>
        <path d="M1176 246h54l14 14v66h-68z" fill="#12326f"/><path d="M1160 260h54l14 14v66h-68z" fill="#1d4b9c"/><path d="M1144 274h54l14 14v66h-68z" fill="url(#face)"/><path d="M1156 304h36m-36 14h44m-44 14h30"/>
        <circle cx="1450" cy="220" r="46" fill="url(#face)"/><circle cx="1450" cy="206" r="14"/><path d="M1422 252c4-16 15-24 28-24s24 8 28 24"/>
      </g>
    </g></svg>`
  return new Map([
    ['landings/strapi-door.webp', await sharp(Buffer.from(drawing)).webp({ quality: 50, alphaQuality: 80, effort: 6 }).toBuffer()],
  ])
}
