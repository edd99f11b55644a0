import { describe, expect, it } from 'vitest'
import type { SiteAnswer, SiteManifest } from '@/scripts/finished-site/site-manifest'
import { smallSite } from '@/tests/support/site-request'
import { quote } from './nginx-map'
import { writeConfig } from './write-config'

const page: SiteAnswer = {
  ...{ kind: 'page', file: 'services.html', status: 200, type: 'text/html', etag: '"a"', size: 9, isPlain: true },
  ...{ encodings: {}, headers: 0 },
}
const manifest: SiteManifest = {
  answers: { '/services': page, '/blog/$5 "off"': { ...page, file: 'blog/$5 "off".html', headers: 1 } },
  headers: [{ 'content-security-policy': "style-src 'sha256-a'" }, { 'content-security-policy': "style-src 'sha256-b'" }],
  isSmall: true,
  paths: { ...smallSite, rules: smallSite.rules.filter(({ middleware }) => !middleware) },
}
const options = { siteUrl: 'https://site.example', listen: '443', node: '127.0.0.1:3000', root: '/srv/files', earlier: '/srv/old' }
const config = writeConfig(manifest, options)

describe('the configuration of nginx', () => {
  it('gives each page its own policy', () => {
    expect(config).toContain(`add_header content-security-policy $said_content_security_policy always;`)
    for (const name of ['a', 'b']) expect(config).toContain(`"style-src 'sha256-${name}'"`)
  })

  it('takes no name of a file for a variable or an end of text', () => {
    expect(config).toMatch(/\$\{dollar\}5 \\"off\\"\.html/)
    expect(() => quote('a\nb')).toThrow('cannot be told')
  })

  it('leaves redirects to Node.js, in both languages', () => {
    for (const path of ['/price', '/uk/price', '/uk/crew']) expect(config).toContain(`"${path}" "1";`)
    expect(config).not.toContain('return 308')
  })

  it('speaks HTTP/2 where it has a certificate', () => {
    expect(config).not.toContain('ssl')
    const secure = writeConfig(manifest, { ...options, certificate: { chain: '/a.pem', key: '/b.pem' } })
    expect(secure).toContain('listen 443 ssl http2;')
    expect(secure).toContain('return 308 https://$host$request_uri;')
    expect(secure).toMatch(/limit_conn connections[\s\S]+limit_req zone=programs/)
    // Behind a load balancer all visitors have one address.
    expect(config).not.toMatch(/limit_(?:conn|req)/)
  })

  it('writes visits down where it is told to, and lets nobody name another host', () => {
    expect(config).toContain('access_log off;')
    expect(writeConfig(manifest, { ...options, accessLog: '/dev/stdout' })).not.toContain('access_log off; absolute')
    expect(config).toContain('proxy_set_header X-Forwarded-Host "";')
  })
})
