import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const patterns = {
  scripts: /<script src="(\/_next\/static\/[^"]+\.js)"(?![^>]*noModule)/g,
  styles: /href="(\/_next\/static\/[^"]+\.css)[^"]*"[^>]*rel="stylesheet"|rel="stylesheet" href="(\/_next\/static\/[^"]+\.css)/g,
  fonts: /rel="preload" href="(\/_next\/static\/media\/[^"]+\.woff2)"/g,
}

/** The files of one kind a page asks for before it is shown, in the folder they were built in. */
export function filesOf(html: string, kind: keyof typeof patterns, buildFolder: string): string[] {
  const addresses = [...html.matchAll(patterns[kind])].map(([, a, b]) => a ?? b ?? '')
  return [...new Set(addresses)].map((address) => join(buildFolder, address.replace('/_next/', '')))
}

/** How many kB of one kind are sent with a page. */
export function weightOf(html: string, kind: 'scripts' | 'styles', buildFolder: string): number {
  return filesOf(html, kind, buildFolder).reduce((sum, file) => sum + zipped(file), 0)
}

/** Pages of the estimate may weigh more. */
export const isEstimate = ({ address }: { address: string }) => /^(?:\/uk)?\/estimate(?:\/|$)/.test(address)

const known = new Map<string, number>()

function zipped(file: string): number {
  const weight = known.get(file) ?? gzipSync(readFileSync(file)).length / 1000
  known.set(file, weight)
  return weight
}
