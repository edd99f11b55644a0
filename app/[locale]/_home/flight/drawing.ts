/** What the ground has no name for. */
export type FlightColours = { trail: string; keel: string }

const svgNamespace = 'http://www.w3.org/2000/svg'

function make<Name extends keyof SVGElementTagNameMap>(name: Name, attributes: Record<string, string>) {
  const element = document.createElementNS(svgNamespace, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

/** An empty drawing over the page, none of whose parts is in anyone's way: the dotted line, the lights of the stations, the dart. */
export function makeDrawing(colours: FlightColours) {
  const drawing = document.createElement('div')
  drawing.dataset.flight = ''
  drawing.setAttribute('aria-hidden', 'true')
  Object.assign(drawing.style, { position: 'absolute', inset: '0 0 auto', pointerEvents: 'none' })
  const sheet = make('svg', { width: '1', height: '1', fill: 'none' })
  Object.assign(sheet.style, { position: 'absolute', insetInlineStart: '0', insetBlockStart: '0', overflow: 'visible' })
  const line = make('path', {
    stroke: 'var(--text)',
    'stroke-opacity': '.34',
    'stroke-width': '2',
    'stroke-linecap': 'round',
    'stroke-dasharray': '.1 11',
  })
  const lights = make('g', {})
  sheet.append(line, lights)
  // An element of its own: the long sheet is not painted again while the dart flies.
  const dart = make('svg', { width: '92', height: '20', viewBox: '0 0 92 20' })
  dart.append(...dartParts(colours))
  Object.assign(dart.style, { position: 'absolute', insetInlineStart: '0', insetBlockStart: '0', offsetAnchor: '74px 10px' })
  drawing.append(sheet, dart)
  return { drawing, line, lights, dart }
}

/** The dart's nose points right, its middle is at 74, 10; behind it a trail of light. */
function dartParts({ trail, keel }: FlightColours): SVGElement[] {
  const light = make('linearGradient', { id: 'flight-trail', gradientUnits: 'userSpaceOnUse', x1: '64', x2: '0' })
  light.append(make('stop', { 'stop-color': trail }), make('stop', { offset: '1', 'stop-color': 'var(--text-link)', 'stop-opacity': '0' }))
  return [
    light,
    make('path', { d: 'M0 9h64v2H0z', fill: 'url(#flight-trail)' }),
    make('path', { d: 'M92 10 64 3.5 69 10z', fill: 'var(--text)' }),
    make('path', { d: 'M92 10 64 16.5 69 10z', fill: keel }),
  ]
}

/** A station that is passed: a bright core in a soft glow. */
export function makeLight({ x, y }: { x: number; y: number }, { trail }: FlightColours): SVGGElement {
  const light = make('g', { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` })
  light.append(
    make('circle', { r: '30', fill: 'var(--text-link)', 'fill-opacity': '.14' }),
    make('circle', { r: '11', stroke: trail, 'stroke-width': '2' }),
    make('circle', { r: '5', fill: 'white' }),
  )
  return light
}
