/** A segment no entry is called: where a kind has no entry, `next build` is given this one, and the page answers that it is not found. */
const none = 'none-yet'

type Params = Record<string, string | string[]>

/** The pages of a kind. A static export wants at least one of each; what is not found is left out of the release. */
export function orNone<One extends Params>(
  all: readonly One[],
  shape: { [Name in keyof One]: One[Name] extends string[] ? [] : '' },
): One[] {
  if (all.length > 0) return [...all]
  return [Object.fromEntries(Object.entries(shape).map(([name, value]) => [name, Array.isArray(value) ? [none] : none])) as One]
}
