import { getOrganisation, getPeople } from '@/content-client'

export const dynamic = 'force-static'

export async function GET() {
  const { name, address, founders } = await getOrganisation('en')
  const people = (await getPeople('en')).filter(
    ({ sample, name: person }) => !sample && !founders.some((founder) => founder.name === person),
  )
  const lines = [
    '/* TEAM */',
    ...[...founders, ...people].map(({ name: person, role }) => `${role}: ${person}`),
    `From: ${address.city}, ${address.country}`,
    '',
    '/* SITE */',
    `Company: ${name}`,
    'Languages: English, Ukrainian',
    'Made with: TypeScript, React, Next.js, Sass',
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
