import { describe, expect, it } from 'vitest'
import { readSiteEnvironment } from './environment'
import { makeKeys } from './offer/keys'

describe('the settings of the site', () => {
  const defaults = {
    port: 3000,
    host: undefined,
    siteUrl: 'http://localhost:3000',
    sentry: null,
    accessLog: false,
    isCounting: false,
    heapLimit: 256,
    keepDays: 7,
    trustedProxies: ['loopback', 'linklocal', 'uniquelocal'],
    publishSecret: null,
    signingKey: null,
  }

  it('have defaults that work on a developer’s machine', () => {
    expect(readSiteEnvironment({})).toEqual(defaults)
    expect(readSiteEnvironment({ PORT: '', SITE_URL: '  ' })).toEqual(defaults)
  })

  it('take the port into the address, unless there is an address', () => {
    expect(readSiteEnvironment({ PORT: '8080' })).toEqual({ ...defaults, port: 8080, siteUrl: 'http://localhost:8080' })
    expect(readSiteEnvironment({ PORT: '8080', SITE_URL: 'https://example.com' })).toMatchObject({ siteUrl: 'https://example.com' })
  })

  it('have a secret for hooks that nobody guesses, or none', () => {
    const PUBLISH_SECRET = 'f'.repeat(32)
    expect(readSiteEnvironment({ PUBLISH_SECRET }).publishSecret).toBe(PUBLISH_SECRET)
    const sentence = 'must be at least 32 Latin letters, digits or signs without a space, such as "openssl rand -hex 32" prints'
    for (const weak of ['f'.repeat(31), `${PUBLISH_SECRET} f`, 'ф'.repeat(32)])
      expect(() => readSiteEnvironment({ PUBLISH_SECRET: weak })).toThrow(new Error(`PUBLISH_SECRET ${sentence}`))
  })

  it('have either half of a key for offers, or none', () => {
    const { privateKey, publicKey } = makeKeys()
    for (const key of [privateKey, publicKey]) expect(readSiteEnvironment({ ESTIMATE_SIGNING_KEY: key }).signingKey).toBe(key)
    const sentence = 'ESTIMATE_SIGNING_KEY must be a key that "npm run estimate:offer -- --new-key" printed'
    for (const wrong of [privateKey.slice(0, -4), 'f'.repeat(64)])
      expect(() => readSiteEnvironment({ ESTIMATE_SIGNING_KEY: wrong })).toThrow(new Error(sentence))
  })

  it.each(['three', '0', '65536', '80.5', '-1'])('name PORT when it is "%s"', (PORT) => {
    expect(() => readSiteEnvironment({ PORT })).toThrow(new Error('PORT must be a whole number between 1 and 65535'))
  })

  it('say where to listen, what to log and how long to keep the files of a release', () => {
    const said = readSiteEnvironment({ HOST: '127.0.0.1', ACCESS_LOG: 'true', RELEASES_KEEP_DAYS: '0.5' })
    expect(said).toEqual({ ...defaults, host: '127.0.0.1', accessLog: true, keepDays: 0.5 })
    expect(readSiteEnvironment({ TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([])
    expect(readSiteEnvironment({ TRUSTED_PROXIES: '10.0.0.0/8, loopback' }).trustedProxies).toEqual(['10.0.0.0/8', 'loopback'])
    expect(() => readSiteEnvironment({ ACCESS_LOG: 'yes' })).toThrow(new Error('ACCESS_LOG must be true or false'))
    expect(() => readSiteEnvironment({ RELEASES_KEEP_DAYS: '-1' })).toThrow(
      new Error('RELEASES_KEEP_DAYS must be a number of days, such as 7'),
    )
  })

  it.each(['example.com', 'ftp://example.com', 'javascript:alert(1)'])('name SITE_URL when it is "%s"', (SITE_URL) => {
    expect(() => readSiteEnvironment({ SITE_URL })).toThrow(new Error('SITE_URL must be an address such as https://example.com'))
  })

  it.each(['https://example.com/', 'https://example.com/site', 'https://example.com?a=1'])('want an origin, not "%s"', (SITE_URL) => {
    expect(() => readSiteEnvironment({ SITE_URL })).toThrow(new Error('SITE_URL must be an origin: no path and no slash at the end'))
  })

  it('report errors nowhere unless they are told where', () => {
    expect(readSiteEnvironment({ SENTRY_DSN: ' ', SENTRY_ENVIRONMENT: 'staging' }).sentry).toBeNull()
    expect(readSiteEnvironment({ SENTRY_DSN: 'https://key@errors.example/7' }).sentry).toEqual({
      dsn: 'https://key@errors.example/7',
      environment: 'production',
    })
  })

  it.each(['errors.example', 'https://errors.example/7', 'https://key@errors.example/project', 'ftp://key@errors.example/7'])(
    'name SENTRY_DSN when it is "%s"',
    (SENTRY_DSN) => {
      expect(() => readSiteEnvironment({ SENTRY_DSN })).toThrow(/^SENTRY_DSN must be the address Sentry gives/)
    },
  )

  it('upload source maps only with everything that takes', () => {
    const complete = { SENTRY_AUTH_TOKEN: 'a', SENTRY_DSN: 'https://key@errors.example/7', SENTRY_ORG: 'agency', SENTRY_PROJECT: 'site' }
    expect(() => readSiteEnvironment(complete)).not.toThrow()
    expect(() => readSiteEnvironment({ ...complete, SENTRY_PROJECT: '' })).toThrow(
      new Error('SENTRY_PROJECT is needed to upload source maps, which SENTRY_AUTH_TOKEN asks for'),
    )
  })

  it('say everything that is wrong at once', () => {
    expect(() => readSiteEnvironment({ PORT: 'x', SITE_URL: 'https://example.com/' })).toThrow(
      new Error('PORT must be a whole number between 1 and 65535\nSITE_URL must be an origin: no path and no slash at the end'),
    )
  })
})
