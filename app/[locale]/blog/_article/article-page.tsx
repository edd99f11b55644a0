import { useLocale, useTranslations } from 'next-intl'
import { ArticleList } from '@/components/blog/article-list'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { SampleBadge } from '@/components/primitives/badge'
import { RichText } from '@/components/primitives/rich-text'
import { TableOfContents } from '@/components/primitives/table-of-contents'
import { toReadingMinutes } from '@/content-client/reading-time'
import type { Article, Author, EstimatePreset, ListedArticle, Topic } from '@/content-client/types'
import { formatDay } from '@/messages/format'
import { hrefTo } from '@/routing/routes'
import { AboutAuthor } from './about-author'
import styles from './article-page.module.scss'
import { AuthorPortrait } from './author-portrait'
import { EstimatePrompt } from './estimate-prompt'
import { type ArticleNeighbours, Neighbours } from './neighbours'
import { Share } from './share'

type ArticlePageProps = {
  article: Article
  author: Author
  topics: readonly Topic[]
  related: readonly ListedArticle[]
  neighbours: ArticleNeighbours
  /** The kind of project the article is about, where it is about one. */
  preset: EstimatePreset | undefined
  /** The absolute address, to pass on. */
  address: string
}

export function ArticlePage({ article, author, topics, related, neighbours, preset, address }: ArticlePageProps) {
  const t = useTranslations('ArticlePage')
  const card = useTranslations('ArticleCard')
  const locale = useLocale()
  const topic = topics.find(({ slug }) => slug === article.topic)
  return (
    <article className={styles.article}>
      <div className={styles.progress} aria-hidden="true" />
      <header className={styles.header}>
        <p className={styles.meta}>
          {topic && <a href={hrefTo(locale, { name: 'blog/topic', slug: topic.slug })}>{topic.title}</a>}
          <SampleBadge sample={article.sample} />
        </p>
        <h1 className={styles.title}>{article.title}</h1>
        <div className={styles.byline}>
          <AuthorPortrait author={author} className={styles.face} />
          <p>
            <strong className={styles.author}>{author.name}</strong>
            <span className={styles.quiet}>{author.role}</span>
          </p>
          <p className={styles.date}>
            <time dateTime={article.published}>{formatDay(article.published, locale)}</time>
            <span className={styles.quiet}>{card('readingTime', { minutes: toReadingMinutes(article.body.words) })}</span>
          </p>
          {article.updated && <p className={styles.updated}>{t('updated', { date: formatDay(article.updated, locale) })}</p>}
        </div>
      </header>
      <div className={styles.columns}>
        <TableOfContents headings={article.body.headings} title={t('contents')} />
        <aside className={styles.short} aria-label={t('inShort')}>
          <p className={styles.shortTitle}>{t('inShort')}</p>
          <ul className={styles.takeaways}>
            {article.takeaways.map((takeaway) => (
              <li key={takeaway}>{takeaway}</li>
            ))}
          </ul>
          {preset && <ArrowLink href={hrefTo(locale, 'estimate/settings', { query: `preset=${preset.slug}` })}>{t('estimate')}</ArrowLink>}
        </aside>
        <div className={styles.body}>
          <RichText content={article.body} size="article" />
          <Share title={article.title} address={address} />
          {preset && <EstimatePrompt preset={preset} />}
        </div>
      </div>
      <footer className={styles.footer}>
        <section aria-labelledby="author">
          <h2 className={styles.subtitle} id="author">
            {t('author')}
          </h2>
          <AboutAuthor author={author} />
        </section>
        <Neighbours {...neighbours} />
        {related.length > 0 && (
          <section className={styles.related} aria-labelledby="related">
            <h2 className={styles.subtitle} id="related">
              {t('related')}
            </h2>
            <ArticleList articles={related} topics={topics} />
          </section>
        )}
      </footer>
    </article>
  )
}
