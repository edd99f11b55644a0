import { getTranslations } from 'next-intl/server'
import { type Article, type CaseStudy, getOrganisation } from '@/content-client'
import { type Locale, otherLocale } from '@/routing/locales'
import { hrefTo, type RouteTarget } from '@/routing/routes'
import { realAuthor } from '../_machine/byline'
import { absolute } from '../_page/site-url'
import { idAt, ids, type Node, reference } from './site-nodes'

export async function articleNode(locale: Locale, target: Exclude<RouteTarget, string>, article: Article): Promise<Node> {
  const author = await realAuthor(locale, article)
  const address = absolute(hrefTo(locale, target))
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    headline: article.title,
    description: article.summary,
    image: article.cover ? [absolute(article.cover.url)] : [],
    datePublished: article.published,
    dateModified: article.updated ?? article.published,
    author: author ? { '@type': 'Person', name: author.name, jobTitle: author.role } : reference(ids.organisation),
    publisher: reference(ids.organisation),
    inLanguage: locale,
    wordCount: article.body.words,
    mainEntityOfPage: reference(`${address}#page`),
    ...(locale === 'en' ? {} : { translationOfWork: reference(`${absolute(hrefTo(otherLocale(locale), target))}#article`) }),
  }
}

export function caseNode(locale: Locale, target: Exclude<RouteTarget, string>, study: CaseStudy): Node {
  return {
    '@type': 'CreativeWork',
    '@id': `${absolute(hrefTo(locale, target))}#work`,
    name: study.title,
    abstract: study.summary,
    creator: reference(ids.organisation),
    dateCreated: study.published,
    keywords: [study.industry.title, ...study.technologies],
    inLanguage: locale,
  }
}

export async function blogNode(locale: Locale): Promise<Node> {
  const t = await getTranslations({ locale, namespace: 'BlogPage' })
  const { name: company } = await getOrganisation(locale)
  return {
    '@type': 'Blog',
    '@id': idAt(locale, '/blog', 'blog'),
    name: t('feedTitle', { company }),
    publisher: reference(ids.organisation),
    inLanguage: locale,
  }
}
