import type { Metadata } from 'next'

/** Proofs of ownership for search consoles, from the environment of the build; what is not set is not written. */
export function siteVerification(variables: Readonly<Record<string, string | undefined>>): NonNullable<Metadata['verification']> {
  const { GOOGLE_SITE_VERIFICATION: google, BING_SITE_VERIFICATION: bing } = variables
  return { ...(google && { google }), ...(bing && { other: { 'msvalidate.01': bing } }) }
}
