import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const sources = fileURLToPath(new URL('../../', import.meta.url))

/** Compiles the server into the folder of a release, so that serving it takes Node.js alone, and a rollback brings its server too. */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    absWorkingDir: sources,
    entryPoints: { server: join('deploy', 'server', 'main.ts'), worker: join('deploy', 'server', 'worker.ts') },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  })
}
