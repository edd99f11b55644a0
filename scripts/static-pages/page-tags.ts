/** What Next.js and React write into a page that the step takes out, spelled as they spell it: another version may spell it otherwise. */
export const tags = {
  sheet: /<link rel="stylesheet" href="([^"]+\.css)" data-precedence="next"\/>/g,
  /** To the site the page has just come from. */
  ownConnection: /<link rel="preconnect" href="\/" crossorigin=""\/>/g,
  sheetHint: /<link rel="preload" href="[^"]+\.css" as="style"\/>/g,
  scriptHint: /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g,
  legacyScript: /<script src="[^"]+" noModule=""><\/script>/g,
  script: /<script src="([^"]+)" async=""><\/script>/g,
  bootstrap: /<script id="_R_">([^<]*)<\/script>/g,
  rows: /<script>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((?:[^<]*)\))<\/script>/g,
} as const

/** What is left where a page has something the step does not know: each would run, block, or be fetched before anybody asks for it. */
const strangers = [
  /<script(?![^>]* type="application\/ld\+json")[^>]*>/g,
  /<style[^>]*>/g,
  /<link[^>]* data-precedence=[^>]*>/g,
  /<link[^>]* as="(?:script|style)"[^>]*>/g,
  // React shows what is outlined by a script of its own.
  /<template id="B:[^>]*>/g,
  /<div hidden="" id="S:[^>]*>/g,
]

/** Tags of a page that must not be there any more. */
export function findStrangers(html: string): string[] {
  return strangers.flatMap((pattern) => html.match(pattern) ?? [])
}

/** Takes every tag of a kind out. Answers what its parentheses caught, in the order of the page. */
export function takeOut(html: string, tag: RegExp): { rest: string; caught: string[] } {
  const caught: string[] = []
  const rest = html.replace(tag, (_whole, first: string | number) => {
    if (typeof first === 'string') caught.push(first)
    return ''
  })
  return { rest, caught }
}
