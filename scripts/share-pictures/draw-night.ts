import sharp from 'sharp'
import { toPlanetGeometry } from '@/components/scene/planet-geometry'

export const width = 1200
export const height = 630

const place = { cx: 1070, cy: 560, r: 360, light: 222 }
const disc = `cx="${place.cx}" cy="${place.cy}"`

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
  const { sun, body, halo, crescents } = toPlanetGeometry(place)
  const planet = `<circle ${disc} r="${halo.r}" fill="url(#halo)" mask="url(#lit)"/><circle ${disc} r="${place.r}" fill="url(#body)"/>
    <g clip-path="url(#disc)">${crescents
      .map(
        ({ color, opacity }, index) =>
          `<circle ${disc} r="${place.r}" fill="${color}" opacity="${opacity}" mask="url(#crescent${index})"/>`,
      )
      .join('')}</g>
    <circle cx="${sun.cx}" cy="${sun.cy}" r="${sun.r}" fill="url(#sun)"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="night" x2="0" y2="1"><stop stop-color="#0b2150"/><stop offset="1" stop-color="#050f26"/></linearGradient>
    <radialGradient id="towards" gradientUnits="userSpaceOnUse" cx="${sun.cx}" cy="${sun.cy}" r="${sun.reach}"><stop stop-color="#fff"/>
      <stop offset=".22" stop-color="#fff" stop-opacity=".86"/><stop offset=".5" stop-color="#fff" stop-opacity=".42"/>
      <stop offset=".78" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#fff" stop-opacity=".02"/></radialGradient>
    <mask id="lit" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="url(#towards)"/></mask>
    <clipPath id="disc"><circle ${disc} r="${place.r}"/></clipPath>
    <radialGradient id="halo" gradientUnits="userSpaceOnUse" ${disc} r="${halo.r}">${halo.stops
      .map(({ offset, color, opacity }) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
      .join('')}</radialGradient>
    <radialGradient id="body" gradientUnits="userSpaceOnUse" cx="${body.cx}" cy="${body.cy}" r="${body.r}"><stop stop-color="#133577"/>
      <stop offset=".28" stop-color="#0b2253"/><stop offset=".6" stop-color="#071532"/><stop offset="1" stop-color="#040b1e"/></radialGradient>
    <radialGradient id="sun" gradientUnits="userSpaceOnUse" cx="${sun.cx}" cy="${sun.cy}" r="${sun.r}"><stop stop-color="#fff" stop-opacity=".95"/>
      <stop offset=".05" stop-color="#eaf3ff" stop-opacity=".62"/><stop offset=".16" stop-color="#9cc6ff" stop-opacity=".28"/>
      <stop offset=".42" stop-color="#5aa2ff" stop-opacity=".09"/><stop offset="1" stop-color="#5aa2ff" stop-opacity="0"/></radialGradient>
    ${crescents
      .map(
        (
          { cx, cy, r, blur },
          index,
        ) => `<filter id="blur${index}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${blur}"/></filter>
      <mask id="crescent${index}" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="url(#towards)"/>
      <circle cx="${cx}" cy="${cy}" r="${r}" filter="url(#blur${index})"/></mask>`,
      )
      .join('')}
    </defs><rect width="${width}" height="${height}" fill="url(#night)"/>${withPlanet ? planet : ''}</svg>`
}
