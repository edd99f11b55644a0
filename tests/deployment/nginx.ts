import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
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
  writeFileSync(join(folder, 'nginx.conf'), writeConfig(manifest, { ...options, listen: `127.0.0.1:${port}` }))
  const stop = runNginx(folder)
  return {
    port,
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** nginx with the configuration of a folder; it listens by then. Answers what ends it. */
export function runNginx(folder: string): () => Promise<void> {
  // The workers of an administrator's nginx are nobody, who may not read the release.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
  const nginx = (...words: string[]) =>
    execFileSync('nginx', ['-p', folder, '-e', join(folder, 'errors.log'), '-c', join(folder, 'nginx.conf'), ...user, ...words], {
      stdio: 'ignore',
    })
  nginx()
  return async () => {
    nginx('-s', 'stop')
    // It writes until its end.
    await vi.waitFor(() => expect(existsSync(join(folder, 'nginx.pid'))).toBe(false), 10_000)
  }
}
