import { Picture } from '@/components/primitives/picture'
import type { Author } from '@/content-client/types'

/** Beside the author's name, so it has no words of its own. */
export function AuthorPortrait({ author: { portrait }, className }: { author: Author; className: string | undefined }) {
  if (!portrait) return null
  return <Picture className={className} picture={portrait} span="face" sizes="160px" alt="" loading="early" />
}
