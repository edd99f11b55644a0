/** The tag of what `npm run test:all` tries and `npm test` has another member of. */
export const exhaustive = '@exhaustive'

/** The detail of a test that is one more of its kind. */
export const inFull = { tag: [exhaustive] }

/** The details of members of a kind, of which `npm test` tries the first. */
export const oneOfKind = (index: number) => (index === 0 ? {} : inFull)
