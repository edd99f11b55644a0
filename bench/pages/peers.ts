import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale } from '@/routing/locales'
import { serveFiles } from './static-server'

const here = 'bench/pages'

export const peerNames = ['twin', 'Astro'] as const

export type Peer = { name: (typeof peerNames)[number]; port: number; stop: () => void }

/** The home page by hand and by Astro, with the pictures and fonts of the release, each behind the same small server. */
export async function startPeers(work: string): Promise<Peer[]> {
  // The current release is known once the site has started.
  const { publicFolder, buildFolder, snapshotFile } = await import('@/tests/support/release')
  const { name: company } = JSON.parse(readFileSync(snapshotFile, 'utf8')).locales[defaultLocale].organisation
  const make = { twin: writeTwin, Astro: buildAstro }
  return Promise.all(
    peerNames.map(async (name) => {
      const folder = join(work, name)
      make[name](folder)
      const file = join(folder, 'index.html')
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('{company}', company))
      copyFonts(buildFolder, join(folder, 'fonts'))
      return { name, ...(await serveFiles([folder, publicFolder])) }
    }),
  )
}

function writeTwin(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const [page, style, body] = ['page.html', 'style.css', 'body.html'].map((file) => readFileSync(join(here, 'twin', file), 'utf8'))
  const html = page?.replace('</head>', () => `<style>${style}</style></head>`).replace('</body>', () => `${body}</body>`)
  writeFileSync(join(folder, 'index.html'), html ?? '')
}

/** Built where its packages are found, then moved beside the twin. */
function buildAstro(folder: string): void {
  const root = join(here, 'astro')
  execFileSync(process.execPath, ['bench/node_modules/astro/astro.js', 'build', '--root', root, '--silent'], {
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  rmSync(folder, { recursive: true, force: true })
  renameSync(join(root, 'dist'), folder)
}

/** Under names without the digest of the build. */
function copyFonts(buildFolder: string, folder: string): void {
  const media = join(buildFolder, 'static', 'media')
  for (const family of ['manrope', 'unbounded']) {
    const font = readdirSync(media).find((name) => name.startsWith(`${family}-en.`))
    if (!font) throw new Error(`The release has no font ${family}-en.`)
    cpSync(join(media, font), join(folder, `${family}.woff2`))
  }
}
