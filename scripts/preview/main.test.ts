import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFakeSite, type FakeSite } from '@/tests/support/fake-releases'
import { findFreePort } from '@/tests/support/free-port'

const config = resolve('tsconfig.json')
const command = resolve('scripts', 'preview', 'main.ts')

let folder: FakeSite

beforeEach(async () => {
  folder = await createFakeSite()
})

afterEach(() => folder.remove())

/** What the command says before it ends. */
async function start(variables: Record<string, string>): Promise<{ code: number; said: string }> {
  const port = String(await findFreePort())
  const env = {
    PATH: process.env.PATH,
    TSX_TSCONFIG_PATH: config,
    NODE_ENV: 'production',
    PREVIEW_PORT: port,
    ...variables,
  } as const
  const words = ['--import', import.meta.resolve('tsx'), command]
  const child = spawn(process.execPath, words, { cwd: folder.folder, env, stdio: ['ignore', 'ignore', 'pipe'] })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code, said }
}

const secret = { PREVIEW_SECRET: 'x'.repeat(32) }
const service = { CONTENT_SERVICE_URL: 'http://127.0.0.1:9/api', CONTENT_SERVICE_TOKEN: 'token' }

describe('npm run preview', () => {
  it.each([
    ['what links are signed with', {}, 'PREVIEW_SECRET is missing: links to drafts are signed with it, here and in the content service'],
    ['a content service', secret, 'CONTENT_SERVICE_URL is missing: drafts are read from the content service'],
    [
      'leave to read drafts',
      { ...secret, ...service },
      'CONTENT_PREVIEW_TOKEN is missing: the content service shows drafts only to who has it',
    ],
  ])('does not start without %s', async (_what, variables, sentence) => {
    expect(await start(variables)).toEqual({ code: 1, said: `\nThe preview was not started.\n  ${sentence}\n\n` })
  })
})
