import { SampleBadge } from '@/components/primitives/badge'
import type { Author } from '@/content-client/types'
import styles from './about-author.module.scss'
import { AuthorPortrait } from './author-portrait'

export function AboutAuthor({ author }: { author: Author }) {
  return (
    <div className={styles.about}>
      <AuthorPortrait author={author} className={styles.portrait} />
      <p className={styles.bio}>
        <strong className="item middle gap1 below1 cluster">
          {author.name} <SampleBadge sample={author.sample} />
        </strong>
        {author.bio}
      </p>
    </div>
  )
}
