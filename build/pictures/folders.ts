import { existsSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { parseVariant } from '@/routing/pictures'

/** What is kept between builds; everything in it is named after its content, so nothing in it is ever out of date. */
export const cacheFolder = resolve('.cache', 'pictures')

/** Public files in the colours of the brand, which stand in the place of those they were painted from (`build/brand`). */
export const paintedFolder = resolve('.content', 'painted')

const publicFolder = resolve('public')
const importedFolder = resolve(cacheFolder, 'originals')
const importedPrefix = 'media/'

/** Where an imported picture is kept and the path it has in addresses. */
export function importedOriginal(digest: string, ending: string): { file: string; path: string } {
  const name = `${digest.slice(0, 24)}.${ending}`
  return { file: resolve(importedFolder, name), path: `${importedPrefix}${name}` }
}

/** The original of a picture by the address it is published under. */
export function originalAt(url: string): string | null {
  return originalFile(parseVariant(url)?.path ?? url.slice(1))
}

/** The file a path in an address stands for; null when it leads out of the folders of originals. */
export function originalFile(path: string): string | null {
  const [folder, rest] = path.startsWith(importedPrefix) ? [importedFolder, path.slice(importedPrefix.length)] : [publicFolder, path]
  const file = resolve(folder, rest)
  if (!file.startsWith(folder + sep)) return null
  const painted = resolve(paintedFolder, relative(publicFolder, file))
  return folder === publicFolder && existsSync(painted) ? painted : file
}
