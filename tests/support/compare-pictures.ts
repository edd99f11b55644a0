import sharp from 'sharp'

type Box = { x: number; y: number; width: number; height: number }

/** Of the row through the planet's middle: where its limb is, the brightest point, and how bright. */
export async function brightness(picture: Buffer, box: Box): Promise<{ column: number; lit: number }> {
  const { data, info } = await part(picture, box)
  const row = Math.floor(info.height / 2)
  let [column, lit] = [0, 0]
  for (let x = 0; x < info.width; x++) {
    const value = data[row * info.width + x] ?? 0
    if (value > lit) [column, lit] = [x, value]
  }
  return { column, lit }
}

export async function difference(one: Buffer, other: Buffer, box: Box): Promise<number> {
  const [a, b] = await Promise.all([part(one, box), part(other, box)])
  return a.data.reduce((sum, value, at) => sum + Math.abs(value - (b.data[at] ?? 0)), 0) / a.data.length
}

/** In greys, as far as it is in the window. */
function part(picture: Buffer, { x, y, width, height }: Box) {
  const [left, top] = [Math.ceil(x), Math.ceil(y)]
  const size = { width: Math.min(Math.floor(width), 1024 - left), height: Math.min(Math.floor(height), 700 - top) }
  return sharp(picture)
    .extract({ left, top, ...size })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
}
