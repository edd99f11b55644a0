import type { CaseStudy } from '@/content-client/types'
import { Picture } from '../primitives/picture'
import styles from './case-cover.module.scss'
import type { CaseFrame } from './case-frames'

type CaseCoverProps = {
  study: Pick<CaseStudy, 'cover' | 'hue' | 'outcomeLine'>
  /** How large it is shown; its proportions come from where it stands, the picture is cropped to them and its main screen stays. */
  size: CaseFrame
  /** The picture of the first screen: it loads at once. */
  first?: boolean
}

/** What a phone's frame shows, see the style sheet: it gets no more than that. */
const phone = { ratio: 5 / 4, position: 0.95 }

/** How wide the whole picture gets, cropped parts included; the last is for a phone without AVIF. */
const sizes = {
  wide: '(min-width: 1400px) 1400px, (min-width: 768px) 96vw, 150vw',
  beside: '(min-width: 1280px) 900px, (min-width: 768px) 96vw, 150vw',
  broad: '(min-width: 1280px) 1157px, (min-width: 1024px) 90vw, (min-width: 768px) 85vw, 150vw',
  narrow: '(min-width: 1280px) 910px, (min-width: 1024px) 71vw, (min-width: 768px) 85vw, 150vw',
}

/** A case's picture in a frame; where there is none, what came of it, on the case's hue. */
export function CaseCover({ study: { cover, hue, outcomeLine }, size, first = false }: CaseCoverProps) {
  if (!cover) {
    return (
      <div className={`${styles.frame} ${styles.words}`} data-hue={hue}>
        <p className={styles.outcome}>{outcomeLine}</p>
      </div>
    )
  }
  return (
    <div className={styles.frame} data-hue={hue}>
      <Picture
        className={styles.picture}
        picture={cover}
        span="column"
        sizes={sizes[size]}
        phone={phone}
        loading={first ? 'first' : 'lazy'}
      />
    </div>
  )
}
