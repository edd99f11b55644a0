import { join } from 'node:path'
import sharp from 'sharp'

/** Size of a picture in `public/`, undefined when there is none or it cannot be read. */
export async function measurePicture(address: string): Promise<{ width: number; height: number } | undefined> {
  if (!address.startsWith('/')) return undefined
  return sharp(join(process.cwd(), 'public', address))
    .metadata()
    .then(({ width, height }) => ({ width, height }))
    .catch(() => undefined)
}
