import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { runNode } from './run-next'

const run = (script: string) => runNode(['-e', script], process.env, 'the program')

describe('a program a command runs', () => {
  it('lets the command go on when it ends well', async () => {
    await expect(run('')).resolves.toBeUndefined()
  })

  it('stops the command when it ends with an error', async () => {
    await expect(run('process.exit(3)')).rejects.toThrow('"the program" ended with code 3.')
  })

  it('stops the command when it is killed, as machines do that are short of memory', async () => {
    await expect(run('process.kill(process.pid, "SIGKILL")')).rejects.toThrow('"the program" ended with SIGKILL.')
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('gets %s first, and nothing after it runs', async (signal) => {
    const program = `process.on('${signal}', () => process.exit(0)); console.log('running'); setInterval(() => {}, 1000)`
    const command = `
      const { runNode } = await import(${JSON.stringify(new URL('./run-next.ts', import.meta.url).href)})
      await runNode(['-e', ${JSON.stringify(program)}], process.env, 'the program')
      console.log('went on')`
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', command], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (data) => {
      output += data
      if (output === 'running\n') child.kill(signal)
    })
    expect(await once(child, 'close')).toEqual([null, signal])
    expect(output).toBe('running\n')
  })
})
