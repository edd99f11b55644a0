import type { Locale } from '@/routing/locales'

/** Where in the content something is wrong, as an editor would look for it. */
export type Problem = {
  collection: string
  entry?: string | undefined
  locale?: Locale | undefined
  field?: string | undefined
  reason: string
  /** What editors call the entry, where its slug does not say it. */
  title?: string | undefined
  /** Where the entry is mended: an address in the panel of the content service. */
  link?: string | undefined
}

export function describeProblem({ collection, entry, locale, field, reason, title }: Problem): string {
  const parts = [collection, entry && `entry "${entry}"`, locale && `locale ${locale}`, field && `field ${field}`]
  const place = parts.filter(Boolean).join(', ')
  return `${title ? `“${title}” (${place})` : place}: ${reason}`
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

/** Also of one that another copy of this module has thrown, as a bundle does. */
export function isContentError(error: unknown): error is ContentError {
  return error instanceof Error && error.name === 'ContentError'
}
