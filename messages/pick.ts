/** The part of the messages a browser is given: only what its components show. */
export function pickMessages<Part extends object, Name extends keyof Part>(part: Part, names: readonly Name[]): Pick<Part, Name> {
  return Object.fromEntries(names.map((name) => [name, part[name]])) as Pick<Part, Name>
}

/**
 * Messages that take no values, as the text they are: a page that cannot pay for a translator in the browser (2.4 kB) hands them over as
 * they stand. One that takes values is compiled and no text, so it is not among them.
 */
export type PlainMessages<Part> = {
  readonly [Key in keyof Part as Part[Key] extends `${string}{${string}` ? never : Key]: Part[Key] extends string
    ? string
    : PlainMessages<Part[Key]>
}
