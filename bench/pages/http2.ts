import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '@/tests/support/free-port'

type Secured = { portOf: (plain: number) => number; stop: () => Promise<void> }

/** nginx with a certificate of its own in front of these ports; undefined where nginx or OpenSSL is absent. */
export async function startHttp2(plain: readonly number[], work: string): Promise<Secured | undefined> {
  if (!hasProgram('nginx', '-v') || !hasProgram('openssl', 'version')) return undefined
  const folder = resolve(work, 'nginx')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  execFileSync(
    'openssl',
    [
      ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost'.split(' '),
      ...['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')],
    ],
    {
      stdio: 'ignore',
    },
  )
  const ports = new Map<number, number>()
  for (const port of plain) ports.set(port, await findFreePort())
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, ports))
  const nginx = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  await wait(500)
  if (nginx.exitCode !== null) throw new Error('nginx did not start; what it says is above.')
  return {
    portOf: (port) => ports.get(port) ?? port,
    stop: async () => {
      const ended = once(nginx, 'exit')
      nginx.kill()
      await ended
    },
  }
}

/** It passes on what the server compressed: what is compared is the protocol. */
function configuration(folder: string, ports: ReadonlyMap<number, number>): string {
  const servers = [...ports].map(
    ([plain, secure]) => `
  server {
    listen ${secure} ssl http2;
    location / {
      proxy_pass http://localhost:${plain};
      proxy_http_version 1.1;
      proxy_set_header Connection '';
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Proto https;
    }
  }`,
  )
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  ssl_certificate ${folder}/certificate.pem;
  ssl_certificate_key ${folder}/key.pem;
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/answers;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;${servers.join('')}
}
`
}

function hasProgram(name: string, question: string): boolean {
  try {
    execFileSync(name, [question], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
