// The package brings no types; only what is used here.
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options: { contentType: 'application/xml' })
    window: { document: Document }
  }
}
