import { getOrganisation } from '@/content-client'
import { markdownTwin } from '@/routing/machine-addresses'
import { hrefTo, pathOf } from '@/routing/routes'
import { getListedPages, type ListedPage } from '../_machine/listed-pages'
import { absolute } from '../_page/site-url'

export const dynamic = 'force-static'

/** The site for language models (llmstxt.org): the pages worth reading, as Markdown where there is a twin. */
export async function GET() {
  const { name, description, tagline } = await getOrganisation('en')
  const pages = await getListedPages('en')
  const of = (group: ListedPage['group']) => pages.filter((page) => page.group === group)
  const section = (title: string, group: ListedPage['group']) => [`## ${title}`, '', ...of(group).map(toLink), '']
  const lines = [
    `# ${name}`,
    '',
    `> ${description}`,
    '',
    tagline,
    '',
    ...section('Main pages', 'pages'),
    ...section('Services', 'services'),
    ...section('Articles', 'articles'),
    ...section('Cases', 'cases'),
    '## Estimate API',
    '',
    `- [Estimate a project](${absolute('/api/estimate/v1')}): GET with the query of an estimate's address; answers hours, cost (P10, P50, P80, P90), weeks, roles and the trace of every figure as JSON`,
    `- [Catalogue](${absolute('/api/estimate/v1/catalogue')}): the building blocks with their hours by role`,
    `- [OpenAPI document](${absolute('/api/estimate/v1/openapi.json')}): parameters and answers`,
    '',
    ...section('Sample documents', 'documents'),
    '## Optional',
    '',
    ...of('landings').map(toLink),
    ...of('legal').map(toLink),
    `- [Українською](${absolute(hrefTo('uk', 'index'))}): every page of the site is also in Ukrainian, under /uk`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

function toLink({ group, target, title, summary }: ListedPage): string {
  const hasTwin = group === 'services' || group === 'articles'
  const address = hasTwin ? markdownTwin('en', pathOf(target)) : hrefTo('en', target)
  return `- [${title}](${absolute(address)})${summary ? `: ${summary}` : ''}`
}
