import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { switchTo } from '@/build/releases/release-store'
import { findServing } from '@/routing/release/serving'
import { createFakeSite, type FakeSite, releaseId } from '@/tests/support/fake-releases'
import { findFreePort } from '@/tests/support/free-port'
import { filesOf, finish } from '@/tests/support/served-site'

const config = resolve('tsconfig.json')
const command = `const { serve } = await import(${JSON.stringify(new URL('./main.ts', import.meta.url).href)}); await serve()`

let folder: FakeSite
let port: number
let server: ChildProcess
let output: string

beforeEach(async () => {
  folder = await createFakeSite()
  await switchTo(await folder.release(1, filesOf('first')))
  port = await findFreePort()
  output = ''
})

afterEach(async () => {
  if (server.exitCode === null && server.signalCode === null) {
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  await folder.remove()
})

function start(variables: Record<string, string> = {}): void {
  const env = { PATH: process.env.PATH, TSX_TSCONFIG_PATH: config, NODE_ENV: 'production', PORT: String(port), ...variables } as const
  const words = ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', command]
  server = spawn(process.execPath, words, { cwd: folder.folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding('utf8').on('data', (said) => {
      output += said
    })
}

const said = async (sentence: string) => {
  while (!output.includes(sentence)) {
    if (server.exitCode !== null) throw new Error(`The server ended before it said "${sentence}": ${output}`)
    await Promise.race([once(server.stdout ?? server, 'data'), once(server, 'exit')])
  }
}

/** An answer of which the head has come. */
const begin = (path: string): Promise<IncomingMessage> =>
  new Promise((done, reject) => {
    get({ host: 'localhost', port, path, agent: false }, done).on('error', reject)
  })

const ask = async (path: string): Promise<string> => text(await begin(path))

describe('the process that serves', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('finishes the answers it began and ends well on %s', async (signal) => {
    start({ ACCESS_LOG: 'true' })
    await said('Serving release')
    const slow = await begin('/slow')
    server.kill(signal)
    await said('Ending')
    await folder.write(`.releases/${releaseId(1)}/${finish}`, '')
    expect(await text(slow)).toBe('first to the end')
    if (server.exitCode === null) await once(server, 'exit')
    expect([server.exitCode, server.signalCode]).toEqual([0, null])
    expect(output).toContain('"path":"/slow","status":200')
  })

  it('goes over to a release as soon as it is current', async () => {
    start()
    await said('Serving release')
    expect(findServing()).toBe(server.pid)
    await switchTo(await folder.release(2, filesOf('second')))
    await said(`Release ${releaseId(2)} is live.`)
    expect(await ask('/')).toContain('second')
  })

  it('knows no token, and the content of the release it serves', async () => {
    const files = { ...filesOf('first'), 'worker.mjs': filesOf('first')['worker.mjs'].replace('request.headers', 'process.env') }
    await switchTo(await folder.release(3, files))
    await folder.write('scripts/release.ts', '')
    start({
      PUBLISH_SECRET: 'a-secret-that-nobody-should-guess',
      CONTENT_SERVICE_TOKEN: 'a-secret',
      SENTRY_AUTH_TOKEN: 'another-secret',
      SENTRY_DSN: 'https://key@errors.example/1',
      SENTRY_ORG: 'a',
      SENTRY_PROJECT: 'b',
    })
    await said('Serving release')
    const seen = await ask('/headers')
    expect(seen).not.toContain('secret')
    expect(JSON.parse(seen)).toMatchObject({ SITE_URL: 'https://a.example', CONTENT_SNAPSHOT: expect.stringContaining(releaseId(3)) })
  })

  it('takes no hooks where there is nothing to make a release from', async () => {
    start({ PUBLISH_SECRET: 'a-secret-that-nobody-should-guess' })
    await once(server, 'close')
    const sentence = 'PUBLISH_SECRET is set, and there are no sources here to make a release from; leave it empty.'
    expect([server.exitCode, output]).toEqual([1, `\nThe site was not started.\n  ${sentence}\n\n`])
  })

  it('ends with a sentence when the release it is to serve does not start', async () => {
    await switchTo(await folder.release(4, filesOf('broken', true)))
    start()
    await once(server, 'exit')
    expect([server.exitCode, output]).toEqual([
      1,
      `\nThe site was not started.\n  Release ${releaseId(4)} does not start: / answers 500.\n\n`,
    ])
  })
})

describe('a draft', () => {
  it('is shown by the public site only where that is switched on', async () => {
    const preview = createServer((_request, response) => response.end('draft'))
    await once(preview.listen(0, '127.0.0.1'), 'listening')
    const PREVIEW_PORT = String((preview.address() as AddressInfo).port)
    start({ PREVIEW_PORT })
    await said('Serving release')
    expect(await ask('/api/preview?collection=articles')).not.toBe('draft')
    server.kill('SIGKILL')
    await once(server, 'exit')
    output = ''
    start({ PREVIEW_PORT, PREVIEW: 'true' })
    await said('Serving release')
    expect(await ask('/api/preview?collection=articles')).toBe('draft')
    preview.close().closeAllConnections()
  })
})
