import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const built = '/_next/'

/** Answers the text of a sheet by its address, as it stands inside a page: what it names beside itself is named from the root. */
export function createSheetReader(buildFolder: string): (address: string) => string {
  const known = new Map<string, string>()
  return (address) => {
    const text = known.get(address) ?? readSheet(buildFolder, address)
    known.set(address, text)
    return text
  }
}

function readSheet(buildFolder: string, address: string): string {
  const text = readFileSync(join(buildFolder, address.slice(built.length)), 'utf8')
  const source = text.replace(/\n?\/\*# sourceMappingURL=[^*]*\*\/\s*$/, '').trim()
  if (/<\/style|<!--|@import|@charset/i.test(source)) throw new Error(`${address} cannot stand inside a page`)
  return source.replace(/url\((["']?)([^"')]+)/g, (_whole, quote: string, target: string) => `url(${quote}${fromRoot(target, address)}`)
}

function fromRoot(target: string, address: string): string {
  if (/^(?:[a-z]+:|\/|#)/i.test(target)) return target
  return new URL(target, `http://site${address}`).pathname
}
