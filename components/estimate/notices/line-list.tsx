import opener from '../opener.module.scss'
import type { Words } from '../words'

/** How many lines are shown before the rest is asked for. */
const shown = 3

/** Lines about a link; a long list is folded. */
export function LineList({ words, lines, className }: { words: Words; lines: readonly string[]; className?: string | undefined }) {
  const rest = lines.slice(shown)
  const list = (each: readonly string[]) => (
    <ul className={className}>
      {each.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
  return (
    <>
      {list(lines.slice(0, shown))}
      {rest.length > 0 && (
        <details>
          <summary className={opener.opener}>{words.in('EstimateNotices')('others', { count: rest.length })}</summary>
          {list(rest)}
        </details>
      )}
    </>
  )
}
