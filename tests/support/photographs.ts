import sharp from 'sharp'

/** Red above and blue below, and greener to the right: what was turned or mirrored is told from any part of it. */
const colourAt = (across: number, down: number) => [220 * (1 - down), 40 + 180 * across, 220 * down]

/** Where a camera keeps the pixel it is asked for, by the eight orientations of EXIF: from the place in the file to that in the picture. */
const turned: Record<number, (x: number, y: number) => [number, number]> = {
  1: (x, y) => [x, y],
  2: (x, y) => [1 - x, y],
  3: (x, y) => [1 - x, 1 - y],
  4: (x, y) => [x, 1 - y],
  5: (x, y) => [y, x],
  6: (x, y) => [1 - y, x],
  7: (x, y) => [1 - y, 1 - x],
  8: (x, y) => [y, 1 - x],
}

type Size = { width: number; height: number }

/** A photograph that is seen in this size, however it lies in its file. */
export function take({ width, height }: Size, orientation = 1) {
  const stored = orientation > 4 ? { width: height, height: width } : { width, height }
  const place = turned[orientation] ?? turned[1]
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [(at % stored.width) / (stored.width - 1), Math.floor(at / stored.width) / (stored.height - 1)]
    return colourAt(...(place?.(x, y) ?? [0, 0]))
  })
  const picture = sharp(Buffer.from(pixels.flat()), { raw: { ...stored, channels: 3 } })
  return orientation === 1 ? picture : picture.withMetadata({ orientation })
}

export const portrait = { width: 400, height: 600 }
