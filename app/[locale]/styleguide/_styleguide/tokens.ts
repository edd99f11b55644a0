import { readFileSync } from 'node:fs'

/** The tokens as the sheets write them, so that what lists them never lags behind. */
export function readTypeStyles(): { name: string; note: string }[] {
  const styles = readSettings('type').matchAll(/^ {2}([a-z]+): \((display|text), ([\d.]+), ([\d.]+), ([\d.]+), (?:\$(\w+)|(\d+)),/gm)
  return [...styles].map(([, name = '', family, from, to, line, weight]) => ({
    name,
    note: `${family} ${from === to ? to : `${from} to ${to}`} / ${line}, ${weight}`,
  }))
}

export function readSpaces(): { name: string; pixels: number }[] {
  return [...readSettings('space').matchAll(/^ {2}'?([\d/]+)'?: (\d+),/gm)].map(([, name = '', pixels]) => ({
    name,
    pixels: Number(pixels),
  }))
}

function readSettings(name: string): string {
  return readFileSync(`styles/settings/_${name}.scss`, 'utf8')
}
