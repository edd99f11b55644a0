type Calculate<Input, Catalogue, Result> = (input: Input, catalogue: Catalogue) => Result

/** Calculates the same estimate once: what was calculated ahead is there when it is drawn. */
export function keepLast<Input, Catalogue, Result>(calculate: Calculate<Input, Catalogue, Result>): Calculate<Input, Catalogue, Result> {
  let last: { input: Input; catalogue: Catalogue; result: Result } | undefined
  return (input, catalogue) => {
    if (last?.input !== input || last.catalogue !== catalogue) last = { input, catalogue, result: calculate(input, catalogue) }
    return last.result
  }
}
