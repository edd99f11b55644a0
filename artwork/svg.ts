type Stop = readonly [offset: number, colour: string, opacity?: number]

type Line = { id: string; from?: readonly [number, number]; to?: readonly [number, number]; inUserSpace?: boolean; stops: readonly Stop[] }

type Light = { id: string; at: readonly [number, number]; radius: number; stops: readonly Stop[] }

/** A linear gradient; without ends it runs from left to right. */
export function line({ id, from = [0, 0], to = [1, 0], inUserSpace = false, stops }: Line): string {
  const units = inUserSpace ? ' gradientUnits="userSpaceOnUse"' : ''
  return `<linearGradient id="${id}"${units} x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${toStops(stops)}</linearGradient>`
}

/** A radial gradient in shares of the shape it fills. */
export function light({ id, at, radius, stops }: Light): string {
  return `<radialGradient id="${id}" cx="${at[0]}" cy="${at[1]}" r="${radius}">${toStops(stops)}</radialGradient>`
}

function toStops(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity = 1]) => {
      const transparency = opacity === 1 ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${transparency}/>`
    })
    .join('')
}

/** An SVG file: its drawing without the indentation of the source. */
export function svgFile(width: number, height: number, drawing: string): string {
  const body = drawing
    .replace(/>\s+</g, '><')
    .replace(/\s*\n\s*/g, ' ')
    .trim()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>\n`
}
