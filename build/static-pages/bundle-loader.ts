import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** The inline script of every page. @throws when it cannot stand inside one. */
export async function bundleLoader(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: fileURLToPath(new URL('../../', import.meta.url)),
    entryPoints: ['build/static-pages/browser/loader.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome111', 'firefox111', 'safari16.4'],
    write: false,
    legalComments: 'none',
  })
  const text = outputFiles[0]?.text.trim() ?? ''
  if (!text || /<\/|<!--/.test(text)) throw new Error('The loader cannot stand inside a page.')
  return text
}
