import brand from './brand.json'

/** Attributes of a path, as React names them. */
export type MarkShape = Partial<
  Record<
    | 'd'
    | 'fill'
    | 'fillOpacity'
    | 'fillRule'
    | 'opacity'
    | 'stroke'
    | 'strokeLinecap'
    | 'strokeLinejoin'
    | 'strokeOpacity'
    | 'strokeWidth'
    | 'transform',
    string
  >
>

export type Mark = { sample?: boolean; viewBox: string; shapes: readonly MarkShape[] }

export const mark: Mark = brand.mark as Mark

/** The mark as a part of a drawing; what takes the colour of its words is white here. */
export function drawMark(place: { x: number; y: number; size: number }): string {
  const shapes = mark.shapes.map((shape) => {
    const attributes = Object.entries(shape).map(([name, value]) => ` ${toAttribute(name)}="${value.replace('currentColor', '#fff')}"`)
    return `<path${attributes.join('')}/>`
  })
  const { x, y, size } = place
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${mark.viewBox}" fill="none">${shapes.join('')}</svg>`
}

const toAttribute = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
