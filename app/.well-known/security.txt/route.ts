import { getShellRecords } from '@/content-client'
import { absolute } from '../../_site/site-url'

export const dynamic = 'force-static'

/** RFC 9116: the file is worth half a year from the build; a site that is not built again by then has lost its keeper. */
const validity = 182 * 24 * 60 * 60 * 1000

export async function GET() {
  const { salesEmail } = await getShellRecords()
  const lines = [
    `Contact: ${salesEmail ? `mailto:${salesEmail}` : absolute('/contacts')}`,
    `Expires: ${new Date(Date.now() + validity).toISOString()}`,
    'Preferred-Languages: uk, en',
    `Canonical: ${absolute('/.well-known/security.txt')}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
