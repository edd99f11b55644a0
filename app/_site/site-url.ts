/** Base of every absolute address; set by the build from SITE_URL. */
export const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000'

/** The absolute address of a path of this site. */
export function absolute(address: string): string {
  return address.startsWith('/') ? `${siteUrl}${address === '/' ? '' : address}` : address
}
