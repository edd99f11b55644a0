const painted = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-weight',
  'stop-color',
  'stop-opacity',
] as const
const margin = 32
const line = 28

/** A chart of the page as a standalone SVG: a copy with its computed styles as attributes, and below it what has to be said of it. */
export function chartImage(name: string, note = ''): string | null {
  const chart = document.querySelector<SVGSVGElement>(`svg[data-chart="${name}"]`)
  if (!chart) return null
  const { width, height } = chart.viewBox.baseVal
  const copy = paint(chart) as SVGSVGElement
  const ground = document.createElementNS(chart.namespaceURI, 'rect')
  const box = { x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin + (note ? line : 0) }
  for (const [key, value] of Object.entries(box)) ground.setAttribute(key, String(value))
  ground.setAttribute('fill', groundColor())
  const lights = [...document.querySelectorAll('#work-light, #hatching')].map(paint)
  copy.prepend(...lights, ground)
  if (note) copy.append(caption(note, height))
  copy.removeAttribute('class')
  copy.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
  copy.setAttribute('width', String(box.width))
  copy.setAttribute('height', String(box.height))
  copy.setAttribute('font-family', getComputedStyle(document.body).fontFamily)
  return new XMLSerializer().serializeToString(copy)
}

function caption(note: string, top: number): Element {
  const text = document.createElementNS('http://www.w3.org/2000/svg', 'text')
  const look = { x: 0, y: top + line, fill: getComputedStyle(document.body).color, 'font-size': 18, 'font-weight': 650 }
  for (const [key, value] of Object.entries(look)) text.setAttribute(key, String(value))
  text.textContent = note
  return text
}

/** What the page lies on: the document has it, its body is transparent. */
function groundColor(): string {
  const grounds = [document.body, document.documentElement].map((each) => getComputedStyle(each).backgroundColor)
  return grounds.find((color) => color !== '' && color !== 'transparent' && color !== 'rgba(0, 0, 0, 0)') ?? 'black'
}

/** The chart as a PNG at double resolution. */
export async function chartPicture(name: string, note = ''): Promise<Blob | null> {
  const drawing = chartImage(name, note)
  if (!drawing) return null
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width * 2, height: image.height * 2 })
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

function paint(original: Element): Element {
  const copy = original.cloneNode(true) as Element
  const from = [original, ...original.querySelectorAll('*')]
  const to = [copy, ...copy.querySelectorAll('*')]
  for (const [index, element] of from.entries()) {
    const style = getComputedStyle(element)
    for (const property of painted) {
      const value = style.getPropertyValue(property).replace(/url\("[^"#]*(#[^"]+)"\)/, 'url($1)')
      to[index]?.setAttribute(property, value)
    }
    to[index]?.removeAttribute('class')
  }
  return copy
}
