/** A segment no entry is called. */
export const noEntry = 'none-yet'

/**
 * The pages of a kind. A static export wants at least one of each: where there is no entry, `next build` gets `none`, whose page answers
 * that it is not found, and what is not found is left out of the release.
 */
export const orNone = <Params>(all: Params[], none: Params): Params[] => (all.length > 0 ? all : [none])
