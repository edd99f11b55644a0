import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Planet, Sun } from '../components/scene/planet'
import { dawnBright, dawnDrawing, dawnPlanet } from '../components/scene/planets'

const planet = { id: 'dawn', ...dawnPlanet }

/** The planet under the last call of a page: as a file it is fetched once and late, inside the pages it was sent twice with each. */
export function drawDawn(): Map<string, string> {
  const { width, height } = dawnDrawing
  const size = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height }
  const drawing = createElement('svg', size, createElement(Planet, planet), createElement(Sun, { ...planet, bright: dawnBright }))
  return new Map([['orbit/dawn.svg', `${renderToStaticMarkup(drawing)}\n`]])
}
