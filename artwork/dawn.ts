import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DawnDrawing } from '../components/scene/dawn-drawing'

/** The planet under the last call of a page: as a file it is fetched once and late, inside the pages it was sent twice with each. */
export function drawDawn(): Map<string, string> {
  return new Map([['orbit/dawn.svg', `${renderToStaticMarkup(createElement(DawnDrawing))}\n`]])
}
