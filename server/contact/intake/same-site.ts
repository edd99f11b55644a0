/** Whether a browser sends this for a page of this site, or a program that is no browser does. Another site's page may not. */
export function isFromHere(headers: Headers, siteUrl: string): boolean {
  const said = headers.get('sec-fetch-site')
  if (said !== null) return said === 'same-origin' || said === 'none'
  const origin = headers.get('origin')
  if (origin === null) return true
  if (origin === siteUrl) return true
  return URL.canParse(origin) && new URL(origin).host === (headers.get('x-forwarded-host') ?? headers.get('host'))
}
