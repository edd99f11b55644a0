import { useTranslations } from 'next-intl'
import { ArticleList } from '@/components/blog/article-list'
import { Island } from '@/components/primitives/island'
import { ReadingProgress } from '@/components/primitives/reading-progress'
import { RichText } from '@/components/primitives/rich-text'
import { TableOfContents } from '@/components/primitives/table-of-contents'
import type { Article, Author, EstimatePreset, ListedArticle, Topic } from '@/content-client/types'
import { AboutAuthor } from './about-author'
import { ArticleHeader } from './article-header'
import styles from './article-page.module.scss'
import { ArticleScene } from './article-scene'
import { ArticleSummary } from './article-summary'
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
  return (
    <article className={styles.article}>
      <ReadingProgress />
      <div className={article.cover ? `${styles.columns} ${styles.pictured}` : styles.columns}>
        <Island>
          <ArticleHeader article={article} author={author} topic={topics.find(({ slug }) => slug === article.topic)} />
        </Island>
        <Island>
          <TableOfContents headings={article.body.headings} title={t('contents')} flight />
        </Island>
        <div className={styles.matter}>
          {article.cover && <ArticleScene picture={article.cover} />}
          <Island>
            <ArticleSummary takeaways={article.takeaways} preset={preset} />
          </Island>
          <Island>
            <RichText content={article.body} size="article" />
          </Island>
          <Island>
            <Share title={article.title} address={address} />
          </Island>
        </div>
      </div>
      {preset && <EstimatePrompt preset={preset} />}
      <Island>
        <footer className={styles.footer}>
          <section className={styles.author} aria-labelledby="author">
            <h2 className="subheading" id="author">
              {t('author')}
            </h2>
            <AboutAuthor author={author} />
          </section>
          <Neighbours {...neighbours} />
          {related.length > 0 && (
            <section className={styles.related} aria-labelledby="related">
              <h2 className="subheading" id="related">
                {t('related')}
              </h2>
              <ArticleList articles={related} topics={topics} />
            </section>
          )}
        </footer>
      </Island>
    </article>
  )
}
