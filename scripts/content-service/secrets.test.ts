import { readFile, writeFile } from 'node:fs/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressOf, ensureSecrets, readSecrets } from './secrets'

vi.mock('node:fs/promises', () => ({ readFile: vi.fn(), writeFile: vi.fn() }))

afterEach(() => vi.unstubAllEnvs())

describe('the address of the content service', () => {
  it('is the port it was set up with, whatever port the site has, and the given one where it is started', async () => {
    vi.mocked(writeFile).mockResolvedValue()
    vi.mocked(readFile).mockResolvedValue('PORT=1337\n')
    vi.stubEnv('PORT', '3300')
    expect(addressOf(await readSecrets())).toBe('http://localhost:1337/api')
    expect(addressOf(await ensureSecrets())).toBe('http://localhost:3300/api')
  })
})
