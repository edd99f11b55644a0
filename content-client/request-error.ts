/** What the content service did wrong, without a subject: “answered 500”. */
export class RequestError extends Error {
  override readonly name = 'RequestError'

  constructor(
    message: string,
    /** HTTP status; undefined when no answer came. */
    readonly status: number | undefined,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
