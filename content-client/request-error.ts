/** What the content service did wrong, without a subject: “answered 500”. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly entry: Readonly<Record<string, unknown>> | undefined

  constructor(
    message: string,
    /** HTTP status; undefined when no answer came. */
    readonly status: number | undefined,
    /** The entry it did it with, without what is nested in it. */
    { entry, ...options }: ErrorOptions & { entry?: Readonly<Record<string, unknown>> } = {},
  ) {
    super(message, options)
    this.entry = entry
  }
}
