import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { renderIcons } from '@/artwork/icons'

export const logoAddress = '/images/mark.svg'

/** The drawing of a mark. @throws an Error that says why it is none. */
export async function readMark(file: string): Promise<string> {
  const svg = await readFile(file, 'utf8').catch(() => {
    throw new Error(`The mark ${file} cannot be read; say where the SVG file is`)
  })
  const sides = /<svg[^>]*\bviewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(svg)?.slice(1)
  if (!sides) throw new Error(`The mark ${file} is no SVG with a viewBox, by which it is scaled`)
  if (sides[0] !== sides[1]) throw new Error(`The mark ${file} is not square; a wordmark goes into organisation.yaml as its logo`)
  return svg
}

/** In the header as it is, and in icons on the ground of the site. */
export async function writeMark(root: string, svg: string, ground: string): Promise<void> {
  await mkdir(join(root, 'public', 'images'), { recursive: true })
  await writeFile(join(root, 'public', logoAddress), svg)
  const inside = svg.slice(svg.indexOf('<svg')).replace(/<svg[^>]*>/, (tag) => `<svg x="6" y="6" width="20" height="20"${rest(tag)}`)
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${ground}"/>${inside}</svg>\n`
  await writeFile(join(root, 'public', 'icons', 'mark.svg'), icon)
  for (const [path, picture] of await renderIcons(join(root, 'public'))) {
    await mkdir(dirname(join(root, 'public', path)), { recursive: true })
    await writeFile(join(root, 'public', path), picture)
  }
}

const rest = (tag: string) => tag.replace(/^<svg/, '').replace(/\s(?:x|y|width|height)="[^"]*"/g, '')
