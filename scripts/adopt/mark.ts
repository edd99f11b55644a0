import { readFile } from 'node:fs/promises'
import { type CustomPlugin, optimize } from 'svgo'
import type { Mark, MarkShape } from '@/styles/settings/mark'

type Attributes = Readonly<Record<string, string>>

/** What a shape takes from the groups it stands in. */
const inherited = ['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-linecap', 'stroke-linejoin', 'stroke-opacity', 'stroke-width']
const silent = ['title', 'desc', 'metadata', 'defs']

/**
 * A mark as the site draws it everywhere: in the header, in icons, on the pictures of shared links.
 * @throws an Error that says why it is none.
 */
export async function readMark(file: string): Promise<Mark> {
  const svg = await readFile(file, 'utf8').catch(() => {
    throw new Error(`The mark ${file} cannot be read; say where the SVG file is`)
  })
  const [, viewBox, ...sides] = /<svg[^>]*\bviewBox="([-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+))"/.exec(svg) ?? []
  if (!viewBox) throw new Error(`The mark ${file} is no SVG with a viewBox, by which it is scaled`)
  if (sides[0] !== sides[1]) throw new Error(`The mark ${file} is not square; a wordmark goes into organisation.yaml as its logo`)
  const shapes: MarkShape[] = []
  const asPaths = [
    'removeScripts',
    'inlineStyles',
    'convertStyleToAttrs',
    { name: 'convertShapeToPath', params: { convertArcs: true } },
  ] as const
  optimize(svg, { plugins: [...asPaths, collect(shapes, file)] })
  if (shapes.length === 0) throw new Error(`The mark ${file} has no shape in it`)
  return { viewBox, shapes }
}

/** Puts every path with what it inherits into a list. */
function collect(shapes: MarkShape[], file: string): CustomPlugin {
  const around: Attributes[] = []
  const enter = ({ name, attributes }: { name: string; attributes: Attributes }) => {
    const all = merge(around.at(-1) ?? {}, attributes)
    around.push(all)
    if (name === 'svg' || name === 'g' || silent.includes(name)) return
    if (name !== 'path' || Object.values(all).some((value) => value.includes('url(')))
      throw new Error(
        `The mark ${file} has a <${name}> that is no plain shape; draw it as paths in plain colours, as it is scaled and printed`,
      )
    shapes.push(toShape(all, attributes))
  }
  return { name: 'collect', fn: () => ({ element: { enter, exit: () => void around.pop() } }) }
}

function merge(above: Attributes, own: Attributes): Attributes {
  const transform = [above.transform, own.transform].filter(Boolean).join(' ')
  const taken = inherited.flatMap((name) => {
    const value = own[name] ?? above[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(taken), ...(transform && { transform }) }
}

/** A shape without a colour takes that of the words beside it. */
function toShape(all: Attributes, { d = '', opacity }: Attributes): MarkShape {
  const attributes = { fill: 'currentColor', ...all, d, ...(opacity && { opacity }) }
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase()), value]),
  )
}
