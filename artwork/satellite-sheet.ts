import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawnServices } from '@/components/services/drawn-services'

const size = { width: 64, height: 36 }
const shared = /<defs>.*?<\/defs>/

/**
 * All satellites in one file, so that a page asks once: below each other, each under a view of its name. They share the
 * definitions of their lights.
 */
export async function drawSatelliteSheet(folder: string): Promise<[path: string, content: string][]> {
  const drawings = await Promise.all(
    drawnServices.map(async (service) => ({ service, svg: await readFile(join(folder, 'satellites', `${service}.svg`), 'utf8') })),
  )
  const lights = new Set(drawings.map(({ svg }) => shared.exec(svg)?.[0]))
  if (lights.size !== 1) throw new Error('The satellites do not share their definitions, so one would be drawn in the lights of another.')
  const parts = drawings.map(({ service, svg }, index) => {
    const top = index * size.height
    const body = svg
      .replace(/^<svg[^>]*>/, '')
      .replace(shared, '')
      .replace(/<\/svg>\s*$/, '')
    const view = `<view id="${service}" viewBox="${-size.width / 2} ${top - size.height / 2} ${size.width} ${size.height}"/>`
    return `${view}<g transform="translate(0 ${top})">${body}</g>`
  })
  const box = `${-size.width / 2} ${-size.height / 2} ${size.width} ${size.height * drawings.length}`
  return [
    [
      'satellites.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="none">${[...lights].join('')}${parts.join('')}</svg>\n`,
    ],
  ]
}
