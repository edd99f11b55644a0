import { once } from 'node:events'
import { createServer } from 'node:net'
import { getPriority } from 'node:os'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runRelease } from './run-release'

const steps: string[] = []

beforeEach(() => {
  steps.length = 0
})

afterEach(() => vi.unstubAllEnvs())

/** A program in place of what makes a release. */
const run = (program: string) => runRelease((step) => steps.push(step), ['--input-type=module', '-e', program])

const toldNothing = (end: string) => ({
  problems: [{ sentence: `The release ${end} and did not say why; look into the log of the site.`, link: null }],
})

describe('how a release ends', () => {
  const problem = { sentence: 'articles: is empty', link: null }

  it.each([
    ['well', `process.send({ release: 'a' })`, { release: 'a', problems: [] }],
    [
      'well but for an entry',
      `process.send({ problems: [${JSON.stringify(problem)}] }); process.send({ release: 'a' })`,
      { release: 'a', problems: [problem] },
    ],
    ['with what is wrong', `process.send({ problems: [${JSON.stringify(problem)}] }); process.exitCode = 1`, { problems: [problem] }],
    ['because another build runs', 'process.send({ isBusy: true }); process.exitCode = 1', { isBusy: true }],
    ['without a word', 'process.exitCode = 3', toldNothing('ended with code 3')],
    ['killed by the machine', `process.kill(process.pid, 'SIGKILL')`, toldNothing('was ended by SIGKILL')],
    ['after it was done', `process.send({ release: 'a' }, () => process.exit(4))`, toldNothing('ended with code 4')],
  ])('is known: %s', async (_how, program, outcome) => {
    expect(await run(program).outcome).toEqual(outcome)
  })

  it('is known where it cannot begin', async () => {
    vi.stubEnv('PATH', '/nowhere')
    await expect(run('').outcome).rejects.toThrow('ENOENT')
  })
})

describe('a release that is made', () => {
  it('says its steps, knows no secret and stands behind whoever answers visitors', async () => {
    vi.stubEnv('PUBLISH_SECRET', 'a-secret')
    const program = `
      import { getPriority } from 'node:os'
      process.send({ step: [process.env.PUBLISH_SECRET, getPriority() === ${Math.min(19, getPriority() + 10)}].join() })
      process.send({ release: 'a' })`
    await run(program).outcome
    expect(steps).toEqual([',true'])
  })

  it('ends with everything it started, even what does not want to', async () => {
    const server = createServer().listen(0, 'localhost')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    // Two connections that last as long as the processes that hold them.
    const holder = `require('node:net').connect(${port}, 'localhost', () => {}); process.on('SIGTERM', () => {})`
    const { stop, outcome } = run(`
      import { spawn } from 'node:child_process'
      import { createRequire } from 'node:module'
      const require = createRequire('/')
      spawn(process.execPath, ['-e', ${JSON.stringify(holder)}])
      require('node:net').connect(${port}, 'localhost')`)
    const closed: Promise<unknown>[] = []
    for (const _ of ['the release', 'what it started']) {
      const [socket] = await once(server, 'connection')
      socket.on('error', () => undefined)
      closed.push(new Promise((resolve) => socket.resume().once('close', resolve)))
    }
    await stop()
    await Promise.all(closed)
    expect(await outcome).toEqual(toldNothing('was ended by SIGTERM'))
    server.close()
  })
})
