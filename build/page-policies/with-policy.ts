import { type PolicySite, pagePolicy } from '@/routing/security-headers'
import { readInline } from './read-inline'
import { withTrustedTypes } from './trusted-types'

const charset = '<meta charSet="utf-8"/>'

/**
 * A page with the rules for its scripts and, before all that it loads, its policy.
 * @throws an Error that quotes what no policy can let through.
 */
export function withPolicy(html: string, site: PolicySite): string {
  const page = withTrustedTypes(html)
  if (!page.includes(charset)) throw new Error(`no ${charset} for its policy to follow`)
  const policy = pagePolicy(readInline(page), site)
  return page.replace(charset, () => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`)
}
