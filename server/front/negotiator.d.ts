declare module 'negotiator' {
  /** What of an offer a client prefers, by its headers. */
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string | string[] | undefined>> })
    encoding<Encoding extends string>(available: readonly Encoding[], options: { preferred: readonly Encoding[] }): Encoding | undefined
  }
}
