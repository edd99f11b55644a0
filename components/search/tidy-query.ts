/** Longer queries come only from addresses and are cut. */
const maxLength = 200

/** The text of an address or a field as it is looked for. */
export function tidyQuery(query: string | null | undefined): string {
  return (query ?? '').replace(/\s+/g, ' ').trim().slice(0, maxLength)
}
