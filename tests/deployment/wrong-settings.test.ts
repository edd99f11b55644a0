import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

describe('a wrong setting', () => {
  it.each([
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be the address of a mail server'],
    [{ CONTACT_RETENTION_DAYS: 'long' }, 'CONTACT_RETENTION_DAYS must be a whole number of days'],
  ])('keeps the site from starting, with a sentence: %j', (variables, sentence) => {
    const env = { ...process.env, PORT: '1', ...variables }
    const { status, stderr } = spawnSync(process.execPath, ['server/serve.mjs'], { env, encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)])
  })
})
