import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { findFreePort } from '../support/free-port'

/** What may stand in front of Node.js. */
export const fronts = ['nginx', 'caddy'] as const

export type Front = (typeof fronts)[number]

/** Tests of releases run in folders of their own. */
const deployFolder = join(import.meta.dirname, '..', '..', 'deploy')

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Why it cannot be tried here; undefined where it can. */
export function problemOf(front: Front): string | undefined {
  if (spawnSync(front, ['-v']).error) return `${front} is not installed`
  return front === 'nginx' && !existsSync(brotli) ? 'nginx has no Brotli module' : undefined
}

/** A front on a free port with its file of `deploy/`, in which what is marked SET is set. It listens by then. */
export async function startFront(front: Front, { node, root }: { node: number; root: string }) {
  const folder = mkdtempSync(join(tmpdir(), `${front}-`))
  const port = await findFreePort()
  const file = join(folder, front === 'nginx' ? 'nginx.conf' : 'Caddyfile')
  const own = readFileSync(join(deployFolder, front === 'nginx' ? 'nginx.conf' : 'Caddyfile'), 'utf8')
  const set = own
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${node}`)
    .replaceAll('/srv/site/.releases/current/site/files', root)
    .replace(front === 'nginx' ? 'listen 80;' : ':80 {', front === 'nginx' ? `listen 127.0.0.1:${port};` : `http://:${port} {`)
  writeFileSync(file, set)
  const stop = front === 'nginx' ? runNginx(folder) : await runCaddy(folder, port)
  return {
    port,
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function runNginx(folder: string): () => Promise<void> {
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

async function runCaddy(folder: string, port: number): Promise<() => Promise<void>> {
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const caddy = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], { stdio: 'ignore', env })
  const ended = once(caddy, 'exit')
  await vi.waitFor(() => listens(port), 10_000)
  return async () => {
    caddy.kill()
    await ended
  }
}

function listens(port: number): Promise<void> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      done()
    }).on('error', fail)
  })
}
