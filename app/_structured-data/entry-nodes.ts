import type { BlogLeaf, BlogPostingLeaf, CreativeWorkLeaf } from 'schema-dts'
import { type Article, type CaseStudy, getOrganisation } from '@/content-client'
import { type Locale, otherLocale } from '@/routing/locales'
import { hrefTo, type SlugTarget } from '@/routing/routes'
import type { Site } from '../_site/current-site'
import { realAuthor } from '../_site/real-author'
import { absolute } from '../_site/site-url'
import { type Identified, idAt, ids, reference } from './site-nodes'

export async function articleNode(locale: Locale, target: SlugTarget, article: Article): Promise<Identified<BlogPostingLeaf>> {
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

export function caseNode(locale: Locale, target: SlugTarget, study: CaseStudy): Identified<CreativeWorkLeaf> {
  return {
    '@type': 'CreativeWork',
    '@id': `${absolute(hrefTo(locale, target))}#work`,
    name: study.title,
    abstract: study.summary,
    creator: reference(ids.organisation),
    dateCreated: study.published,
    keywords: [study.industry, ...study.technologies].map(({ title }) => title),
    inLanguage: locale,
  }
}

export async function blogNode({ locale, t }: Site): Promise<Identified<BlogLeaf>> {
  const { name: company } = await getOrganisation(locale)
  return {
    '@type': 'Blog',
    '@id': idAt(locale, '/blog', 'blog'),
    name: t('BlogPage.feedTitle', { company }),
    publisher: reference(ids.organisation),
    inLanguage: locale,
  }
}
