import type { Words } from '../words'
import { type SourceId, sourceOf } from './sources'

/** A source as a link, or with the word that there is nowhere to lead to. */
export function SourceLink({ id, words }: { id: SourceId; words: Words }) {
  const { name, url, note } = sourceOf(id, words)
  if (!url) {
    return (
      <>
        <span lang="en">{name}</span>
        {note && ` (${note})`}
      </>
    )
  }
  return (
    <a href={url} lang="en" rel="noopener noreferrer nofollow">
      {name}
    </a>
  )
}
