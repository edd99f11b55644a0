import { getOrganisation, getPeople } from '@/content-client'
import { getSite } from '../_site/current-site'

export const dynamic = 'force-static'

export async function GET() {
  const { name, address, founders, sample: isSample } = await getOrganisation('en')
  const { t } = await getSite('en')
  const people = (await getPeople('en')).filter(
    ({ sample, name: person }) => !sample && !founders.some((founder) => founder.name === person),
  )
  const team = isSample
    ? [t('Samples.company', { company: name })]
    : [...founders, ...people].map(({ name: person, role }) => `${role}: ${person}`)
  const lines = [
    '/* TEAM */',
    ...team,
    `From: ${address.city}, ${address.country}`,
    '',
    '/* SITE */',
    `Company: ${name}`,
    'Languages: English, Ukrainian',
    'Made with: TypeScript, React, Next.js, Sass',
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
