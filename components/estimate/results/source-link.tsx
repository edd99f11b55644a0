import { type SourceId, sourceOf } from './sources'

/** A source as a link; what is our own is a name alone. */
export function SourceLink({ id }: { id: SourceId }) {
  const { name, url } = sourceOf(id)
  if (!url) return <span lang="en">{name}</span>
  return (
    <a href={url} lang="en" rel="noopener noreferrer nofollow">
      {name}
    </a>
  )
}
