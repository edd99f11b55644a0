import { getTranslations } from 'next-intl/server'
import type { Article, RichText, Service } from '@/content-client'
import { withoutJoiners } from '@/content-client/typography'
import type { Locale } from '@/routing/locales'
import { hrefTo, localisePath, serviceRoute } from '@/routing/routes'
import { absolute } from '../_site/site-url'

/** An article as plain Markdown, with absolute addresses. */
export async function articleMarkdown(locale: Locale, article: Article, author: string): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'Samples' })
  const address = absolute(hrefTo(locale, { name: 'blog/article', slug: article.slug }))
  const dates = article.updated ? `${article.published}, ${article.updated}` : article.published
  return join([
    `# ${article.title}`,
    `> ${article.summary}`,
    article.sample ? `*${t('articles')}*` : '',
    `${author} · ${dates} · <${address}>`,
    textOf(locale, article.body),
    list(article.takeaways),
  ])
}

/** A service: what it is for, what one gets, how it goes, and the questions about it. */
export async function serviceMarkdown(locale: Locale, service: Service): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'ServicePage' })
  return join([
    `# ${service.title}`,
    `> ${service.lead}`,
    `<${absolute(hrefTo(locale, serviceRoute(service.slug)))}>`,
    `## ${t('problem')}`,
    textOf(locale, service.problem),
    `## ${t('deliverables')}`,
    list(service.deliverables.map(({ title, text }) => `**${title}.** ${text}`)),
    `## ${t('timeline')}`,
    list(service.timeline.map(({ title, duration, text }) => `**${title}** (${duration}). ${text}`)),
    ...service.body.flatMap(({ title, text }) => [`## ${title}`, textOf(locale, text)]),
    `## ${t('faq')}`,
    ...service.questions.flatMap(({ question, answer }) => [`### ${question}`, textOf(locale, answer)]),
  ])
}

export function markdownResponse(text: string): Response {
  return new Response(withoutJoiners(text), { headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' } })
}

function join(parts: readonly string[]): string {
  return `${parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')}\n`
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/** Links of the content are paths without a language; here they lead to the site in the language of the text. */
export function textOf(locale: Locale, { markdown }: Pick<RichText, 'markdown'>): string {
  return markdown
    .replace(/\]\((\/(?:images|_ipx)\/[^)\s]*)/g, (_whole, path: string) => `](${absolute(path)}`)
    .replace(/\]\((\/(?!\/)[^)\s]*)/g, (_whole, path: string) => `](${absolute(localisePath(locale, path))}`)
}
