import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { currentRelease } from '@/routing/release/releases'
import { filesFolder, readSiteManifest } from '@/routing/release/site-manifest'
import { findFreePort } from '@/tests/support/free-port'

const rounds = Number(process.env.ROUNDS ?? 3)
const seconds = Number(process.env.SECONDS ?? 4)
const connections = 20

/** What a browser says; without it `/` would not be negotiated and nothing compressed. */
const browser = ['Accept: text/html', 'Accept-Encoding: gzip, deflate, br, zstd', 'Accept-Language: en-GB,en;q=0.9']

const release = await currentRelease()
const manifest = release && (await readSiteManifest(release))
if (!release || !manifest) throw new Error('There is no release with finished files; run "npm run release" first.')

const largest = (ending: string) => {
  const found = Object.entries(manifest.answers).filter(([address]) => address.startsWith('/_next/static/') && address.endsWith(ending))
  return found.sort(([, a], [, b]) => b.size - a.size)[0]?.[0] ?? '/'
}
const addresses = { home: '/', services: '/services', script: largest('.js'), font: largest('.woff2') }

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const servers = [await startNode(), await startNginx()]
try {
  for (const [name, address] of Object.entries(addresses)) {
    const rates = servers.map((): number[] => [])
    for (let round = 0; round < rounds; round++)
      for (const [place, server] of servers.entries()) rates[place]?.push(load(server.port + address))
    const [files = 0, nginx = 1] = rates.map((all) => all.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0)
    console.log(`${name.padEnd(9)} ours ${files.toFixed(0)}/s, nginx ${nginx.toFixed(0)}/s: ${(files / nginx).toFixed(2)} of nginx`)
  }
} finally {
  for (const { child } of servers) child.kill('SIGTERM')
  await Promise.all(servers.map(({ child }) => child.exitCode ?? once(child, 'exit')))
  rmSync(folder, { recursive: true, force: true })
}

/** Answers in a second. @throws when some were errors. */
function load(address: string): number {
  const words = ['-t1', `-c${connections}`, `-d${seconds}s`, ...browser.flatMap((header) => ['-H', header])]
  const said = execFileSync('wrk', [...words, `http://127.0.0.1:${address}`], { encoding: 'utf8' })
  if (/Non-2xx/.test(said)) throw new Error(`${address}: ${said}`)
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(said)?.[1])
}

/** The server of the site. */
async function startNode() {
  const port = await findFreePort()
  const child = spawn(process.execPath, ['--import', 'tsx', join('bench', 'serve-release.ts'), String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return { port, child }
}

/** The same files behind nginx, with one process as the front has. */
async function startNginx() {
  const port = await findFreePort()
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `load_module modules/ngx_http_brotli_static_module.so;
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors.log;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000;
  server { listen 127.0.0.1:${port}; root ${resolve(filesFolder(release as { folder: string }))}; brotli_static on; gzip_static on; index index.html;
    location / { try_files $uri $uri.html $uri/index.html =404; } }
}`,
  )
  const child = spawn('nginx', ['-e', join(folder, 'errors.log'), '-c', config], { stdio: 'inherit' })
  while (
    !(await fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((done) => setTimeout(done, 100))
  return { port, child }
}
