const literal = /(?<=^ {2}matcher: \[\n {4}'\/',\n {4}').*(?=',$)/m

/** The source of the middleware with this pattern as the second literal of its matcher. @throws where no matcher is found. */
export function withMiddlewarePattern(source: string, pattern: string): string {
  if (!literal.test(source)) throw new Error('middleware.ts has no matcher of two literals.')
  return source.replace(literal, () => pattern.replaceAll('\\', '\\\\'))
}
