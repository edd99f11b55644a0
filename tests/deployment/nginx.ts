import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ConfigOptions, writeConfig } from '@/deploy/nginx/write-config'
import type { SiteManifest } from '@/scripts/finished-site/site-manifest'
import { findFreePort } from '../support/free-port'

const modules = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Why nginx cannot be tried here; undefined where it can. */
export function nginxProblem(): string | undefined {
  if (spawnSync('nginx', ['-v']).error) return 'nginx is not installed'
  return spawnSync('test', ['-f', modules]).status === 0 ? undefined : 'nginx has no Brotli module'
}

/** nginx on a free port with the configuration of a release. */
export async function startNginx(manifest: SiteManifest, options: Omit<ConfigOptions, 'listen'>) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await findFreePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, writeConfig(manifest, { ...options, listen: `127.0.0.1:${port}` }))
  // The workers of an administrator's nginx are nobody, who may not read the release.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
  const nginx = (...words: string[]) =>
    execFileSync('nginx', ['-p', folder, '-e', join(folder, 'errors.log'), '-c', file, ...user, ...words], { stdio: 'ignore' })
  // It goes on by itself once it listens.
  nginx()
  return {
    port,
    stop: () => {
      nginx('-s', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
