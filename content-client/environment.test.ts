import { describe, expect, it } from 'vitest'
import { readContentEnvironment } from './environment'

const url = 'https://content.example.com/api'

describe('where content comes from', () => {
  it('is the repository when nothing is set', () => {
    expect(readContentEnvironment({})).toEqual({ service: null, fallback: null, mediaHosts: [], previewToken: null })
    expect(readContentEnvironment({ CONTENT_SERVICE_URL: ' ', CONTENT_SERVICE_TOKEN: '' })).toEqual({
      service: null,
      fallback: null,
      mediaHosts: [],
      previewToken: null,
    })
  })

  it('is the content service when its address and token are set', () => {
    expect(readContentEnvironment({ CONTENT_SERVICE_URL: url, CONTENT_SERVICE_TOKEN: 'key\n' })).toEqual({
      service: { url, token: 'key' },
      fallback: null,
      mediaHosts: [],
      previewToken: null,
    })
  })

  it('is the repository again for what the service does not have, when that is asked for', () => {
    expect(readContentEnvironment({ CONTENT_FALLBACK: 'embedded' }).fallback).toBe('embedded')
    expect(() => readContentEnvironment({ CONTENT_FALLBACK: 'yes' })).toThrow(new Error('CONTENT_FALLBACK can only be "embedded"'))
  })

  it('may have its files on other hosts', () => {
    expect(readContentEnvironment({ CONTENT_MEDIA_HOSTS: 'abc.media.strapiapp.com, CDN.example.com' }).mediaHosts).toEqual([
      'abc.media.strapiapp.com',
      'cdn.example.com',
    ])
    expect(() => readContentEnvironment({ CONTENT_MEDIA_HOSTS: 'https://cdn.example.com/' })).toThrow(
      'CONTENT_MEDIA_HOSTS must be host names',
    )
  })

  it('is not guessed when the token is missing', () => {
    expect(() => readContentEnvironment({ CONTENT_SERVICE_URL: url })).toThrow(
      new Error('CONTENT_SERVICE_TOKEN is missing: CONTENT_SERVICE_URL is set, and the content service answers only with a token'),
    )
  })

  it.each(['content.example.com/api', 'ftp://content.example.com', 'file:///etc/hosts'])('is not looked for at "%s"', (address) => {
    expect(() => readContentEnvironment({ CONTENT_SERVICE_URL: address, CONTENT_SERVICE_TOKEN: 'key' })).toThrow(
      new Error('CONTENT_SERVICE_URL must be an address such as https://content.example.com/api'),
    )
  })

  it('has no slash at the end of its address', () => {
    expect(() => readContentEnvironment({ CONTENT_SERVICE_URL: `${url}/`, CONTENT_SERVICE_TOKEN: 'key' })).toThrow(
      new Error('CONTENT_SERVICE_URL must not end with a slash'),
    )
  })

  it('is asked with a token that fits into a header, and a wrong one is never repeated', () => {
    expect(() => readContentEnvironment({ CONTENT_SERVICE_URL: url, CONTENT_SERVICE_TOKEN: '“secret”' })).toThrow(
      new Error('CONTENT_SERVICE_TOKEN must be one word of Latin letters, digits and signs'),
    )
  })
})
