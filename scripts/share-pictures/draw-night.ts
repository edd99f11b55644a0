import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { Planet, Sun } from '@/components/scene/planet'

export const width = 1200
export const height = 630

const planet = { id: 'planet', cx: 1070, cy: 560, r: 360, light: 222 }

const kept = new Map<boolean, Promise<Buffer>>()

/** The ground of a card; the planet stands at the lower right, lit from the title's side. Drawn once for all cards. */
export function renderNight(withPlanet: boolean): Promise<Buffer> {
  const night =
    kept.get(withPlanet) ??
    sharp(Buffer.from(drawNight(withPlanet)))
      .png()
      .toBuffer()
  kept.set(withPlanet, night)
  return night
}

function drawNight(withPlanet: boolean): string {
  const drawing = createElement('svg', null, createElement(Planet, planet), createElement(Sun, planet))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="night" x2="0" y2="1"><stop stop-color="#0b2150"/><stop offset="1" stop-color="#050f26"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#night)"/>${withPlanet ? renderToStaticMarkup(drawing) : ''}</svg>`
}
