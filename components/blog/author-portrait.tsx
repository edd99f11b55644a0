import type { Author } from '@/content-client/types'

/** Beside the author's name, so it has no words of its own. */
export function AuthorPortrait({ author: { portrait }, className }: { author: Author; className: string | undefined }) {
  if (!portrait) return null
  return <img className={className} src={portrait.url} alt="" width={portrait.width} height={portrait.height} decoding="async" />
}
