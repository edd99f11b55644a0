import { createElement } from 'react'
import sharp from 'sharp'
import { Planet, Sun } from '@/components/scene/planet'
import { palette } from '@/styles/settings/palette'

export const width = 1200
export const height = 630

const planet = { id: 'planet', cx: 1070, cy: 560, r: 360, light: 222 }

const kept = new Map<boolean, Promise<Buffer>>()

/** The ground of a card; the planet stands at the lower right, lit from the title's side. Drawn once for all cards. */
export function renderNight(withPlanet: boolean): Promise<Buffer> {
  const night = kept.get(withPlanet) ?? drawNight(withPlanet)
  kept.set(withPlanet, night)
  return night
}

async function drawNight(withPlanet: boolean): Promise<Buffer> {
  // Next does not let a route import it in the ordinary way.
  const { renderToStaticMarkup } = await import('react-dom/server')
  // The planet's inner light is a filter, and a filter takes the edge of the canvas for the edge of the planet: so there is more of it.
  const canvas = { width: width + planet.r, height: height + planet.r }
  const drawing = createElement('svg', canvas, createElement(Planet, planet), createElement(Sun, planet))
  const night = `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}"><defs>
    <linearGradient id="night" gradientUnits="userSpaceOnUse" x2="0" y2="${height}"><stop stop-color="${palette.dusk}"/><stop offset="1" stop-color="${palette.deep}"/></linearGradient></defs>
    <rect width="${canvas.width}" height="${canvas.height}" fill="url(#night)"/>${withPlanet ? renderToStaticMarkup(drawing) : ''}</svg>`
  return sharp(Buffer.from(night)).extract({ left: 0, top: 0, width, height }).png().toBuffer()
}
