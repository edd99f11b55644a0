import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Planet, Sun } from '../components/scene/planet'

const planet = { id: 'dawn', cx: 720, cy: 2120, r: 1560, light: -90, unit: 420, reach: 0.62 }

/** The planet under the last call of a page: as a file it is fetched once and late, inside the pages it was sent twice with each. */
export function drawDawn(): Map<string, string> {
  const size = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1440 760', width: 1440, height: 760 }
  const drawing = createElement('svg', size, createElement(Planet, planet), createElement(Sun, { ...planet, bright: 1.25 }))
  return new Map([['orbit/dawn.svg', `${renderToStaticMarkup(drawing)}\n`]])
}
