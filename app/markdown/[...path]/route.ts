import { getArticle, getArticles, getOrganisation, getService, getServices } from '@/content-client'
import { isLocale, locales } from '@/routing/locales'
import { articleMarkdown, markdownResponse, serviceMarkdown } from '../../_crawlers/markdown'
import { realAuthor } from '../../_site/real-author'

export const dynamic = 'force-static'

export const dynamicParams = false

export async function generateStaticParams() {
  const paths = locales.map(async (locale) => [
    ...(await getArticles(locale)).map(({ slug }) => [locale, 'blog', ...`${slug}.md`.split('/')]),
    ...(await getServices(locale)).map(({ slug }) => [locale, 'services', `${slug}.md`]),
  ])
  return (await Promise.all(paths)).flat().map((path) => ({ path }))
}

/** The Markdown twin of an article or a service. */
export async function GET(_request: Request, { params }: RouteContext<'/markdown/[...path]'>) {
  const [locale, section, ...rest] = (await params).path
  const slug = rest.join('/').replace(/\.md$/, '')
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  if (section === 'services') {
    const service = await getService(locale, slug)
    return service ? markdownResponse(await serviceMarkdown(locale, service)) : new Response(null, { status: 404 })
  }
  const article = await getArticle(locale, slug)
  if (!article) return new Response(null, { status: 404 })
  const author = await realAuthor(locale, article)
  const { name } = await getOrganisation(locale)
  return markdownResponse(await articleMarkdown(locale, article, author?.name ?? name))
}
