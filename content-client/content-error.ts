import type { Locale } from '@/routing/locales'

/** Where in the content something is wrong, as an editor would look for it. */
export type Problem = {
  collection: string
  entry?: string | undefined
  locale?: Locale | undefined
  field?: string | undefined
  reason: string
}

export function describeProblem({ collection, entry, locale, field, reason }: Problem): string {
  const place = [collection, entry && `entry "${entry}"`, locale && `locale ${locale}`, field && `field ${field}`]
  return `${place.filter(Boolean).join(', ')}: ${reason}`
}

/** Content that must not be published. Its message is one sentence a problem, for the person who edits the content. */
export class ContentError extends Error {
  override readonly name = 'ContentError'

  constructor(
    readonly problems: readonly Problem[],
    options?: ErrorOptions,
  ) {
    super(problems.map(describeProblem).join('\n'), options)
  }
}
