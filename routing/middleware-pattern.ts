import { assetFiles, assetPrefixes } from './assets'
import { fixedPaths, missingPagePaths } from './routes'

/**
 * The pattern `middleware.ts` has to spell out as a literal, because Next.js reads it without running the code: everything
 * but the fixed pages in their canonical spelling and the files. `npx tsx scripts/generate-middleware.ts` writes it there.
 */
export function middlewarePattern(): string {
  const pages = fixedPaths.filter((path) => path !== '/' && !missingPagePaths.includes(path)).map((path) => path.slice(1))
  const prefixes = assetPrefixes.map((prefix) => `${escapeDots(prefix)}/`)
  return `/((?!${prefixes.join('|')}|(?:uk/)?(?:${[...assetFiles].map(escapeDots).join('|')})$|uk$|(?:uk/)?(?:${pages.join('|')})$).*)`
}

function escapeDots(file: string): string {
  return file.replaceAll('.', '\\.')
}
