import { apiAddresses } from '@/components/estimate/api-addresses'
import { getOrganisation } from '@/content-client'
import { withoutJoiners } from '@/content-client/typography'
import { markdownTwin } from '@/routing/crawler-addresses'
import { hrefTo, pathOf } from '@/routing/routes'
import type { ListGroup } from '../_page/page-facts'
import { getListedPages, type ListedPage } from '../_page/page-table'
import { sampleLabel } from '../_page/sample-label'
import { getSite, type Site } from '../_site/current-site'
import { absolute } from '../_site/site-url'

export const dynamic = 'force-static'

/** The site for language models (llmstxt.org): the pages worth reading, as Markdown where there is a twin. */
export async function GET() {
  const { name, description, tagline, sample } = await getOrganisation('en')
  const site = await getSite('en')
  const pages = await getListedPages(site)
  const toLink = linkIn(site)
  const of = (group: ListGroup) => pages.filter(({ listing }) => listing.group === group)
  const section = (title: string, group: ListGroup) => [`## ${title}`, '', ...of(group).map(toLink), '']
  const lines = [
    `# ${name}`,
    '',
    `> ${description}`,
    '',
    tagline,
    '',
    ...(sample ? [site.t('Samples.company', { company: name }), ''] : []),
    ...section('Main pages', 'pages'),
    ...section('Services', 'services'),
    ...section('Cost guides', 'guides'),
    ...section('Articles', 'articles'),
    ...section('Cases', 'cases'),
    '## Estimate API',
    '',
    `- [Estimate a project](${absolute(apiAddresses.estimate)}): GET with an estimate’s query string; returns hours, cost (P10, P50, P80, P90), weeks, roles, and the trace of every figure as JSON`,
    `- [Catalog](${absolute(apiAddresses.catalogue)}): the functional blocks with their hours by role`,
    `- [OpenAPI document](${absolute(apiAddresses.openApi)}): parameters and responses`,
    '',
    ...section('Sample documents', 'documents'),
    '## Optional',
    '',
    ...of('landings').map(toLink),
    ...of('legal').map(toLink),
    `- [Українською](${absolute(hrefTo('uk', 'index'))}): every page of the site is also in Ukrainian, under /uk`,
  ]
  return new Response(withoutJoiners(`${lines.join('\n')}\n`), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

function linkIn(site: Site) {
  return (page: ListedPage): string => {
    const { target, markdown, listing } = page
    const address = markdown ? markdownTwin('en', pathOf(target)) : hrefTo('en', target)
    const label = sampleLabel(site, page)
    const said = [label && `${label}.`, listing.summary].filter(Boolean).join(' ')
    return `- [${listing.title}](${absolute(address)})${said ? `: ${said}` : ''}`
  }
}
