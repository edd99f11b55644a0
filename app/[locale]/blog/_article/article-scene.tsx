import { Picture } from '@/components/primitives/picture'
import type { Picture as PictureContent } from '@/content-client/types'
import styles from './article-scene.module.scss'

/** A phone shows the middle, where the object of the scene stands. */
const phone = { ratio: 4 / 3, position: 0.5 }

/** The scene of an article runs out of the window; on a phone it parts the summary from the text. */
export function ArticleScene({ picture }: { picture: PictureContent }) {
  return (
    <p className={styles.scene}>
      <Picture className={styles.cover} picture={picture} span="page" sizes="(min-width: 1024px) 76vw, 100vw" phone={phone} />
    </p>
  )
}
