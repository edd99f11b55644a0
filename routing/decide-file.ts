import { assetFiles, assetPrefixes } from './assets'

/** The middleware is asked about a file only where its address may be one that cannot be read. */
export function decideFile(pathname: string): { kind: 'missing-file' | 'file' } {
  return { kind: isReadable(pathname) ? 'file' : 'missing-file' }
}

/** Whether a path is that of a file or a program, and never of a page. */
export function isAsset(pathname: string): boolean {
  const [, first = '', ...rest] = pathname.split('/')
  const file = [first, ...rest].join('/').replace(/^uk\//, '')
  return (rest.length > 0 && assetPrefixes.some((prefix) => prefix === first)) || assetFiles.some((name) => name === file)
}

/** Next.js fails where what is escaped in a path is no text, and where a path is spelled like a folder of `app`: `[locale]`. */
function isReadable(pathname: string): boolean {
  try {
    return !/[[\]]/.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}
