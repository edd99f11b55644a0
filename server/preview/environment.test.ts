import { describe, expect, it } from 'vitest'
import { readPreviewEnvironment } from './environment'

describe('a preview', () => {
  it('listens to this machine alone, and the public site knows nothing of it', () => {
    const expected = { isPublic: false, host: '127.0.0.1', port: 3001, secret: null, url: 'http://localhost:3001' }
    expect(readPreviewEnvironment({ PREVIEW_SECRET: ' ' })).toEqual(expected)
  })

  it('is reached where it is said', () => {
    const PREVIEW_SECRET = 'x'.repeat(32)
    const said = { PREVIEW: 'true', PREVIEW_PORT: '3100', PREVIEW_HOST: '::1', PREVIEW_URL: 'https://preview.example', PREVIEW_SECRET }
    const expected = { isPublic: true, host: '::1', port: 3100, secret: PREVIEW_SECRET, url: 'https://preview.example' }
    expect(readPreviewEnvironment(said)).toEqual(expected)
  })

  it.each([
    [{ PREVIEW_SECRET: 'too-short' }, 'PREVIEW_SECRET must have at least 32 characters'],
    [{ PREVIEW: 'yes' }, 'PREVIEW must be true or false'],
    [{ PREVIEW_PORT: '0' }, 'PREVIEW_PORT must be a whole number between 1 and 65535'],
    [{ PREVIEW_URL: 'https://preview.example/a' }, 'PREVIEW_URL must be an origin: no path and no slash at the end'],
  ])('does not guess what is meant by %j', (variables, sentence) => {
    expect(() => readPreviewEnvironment(variables)).toThrow(new Error(sentence))
  })
})
