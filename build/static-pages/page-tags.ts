/** What Next.js and React write into a page that the step takes out, spelled as they spell it: another version may spell it otherwise. */
const tags = {
  sheet: /^<link rel="stylesheet" href="([^"]+\.css)" data-precedence="next"\/>$/,
  /** To the site the page has just come from. */
  ownConnection: /^<link rel="preconnect" href="\/" crossorigin=""\/>$/,
  sheetHint: /^<link rel="preload" href="[^"]+\.css" as="style"\/>$/,
  scriptHint: /^<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>$/,
  legacyScript: /^<script src="[^"]+" noModule=""><\/script>$/,
  script: /^<script src="([^"]+)" async=""><\/script>$/,
  bootstrap: /^<script id="_R_">([^<]*)<\/script>$/,
  rows: /^<script>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((?:[^<]*)\))<\/script>$/,
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

type TagName = keyof typeof tags

const patterns = Object.entries(tags) as [TagName, RegExp][]

/** One look at a page for all kinds: each look takes longer than everything else that is done with it. */
const candidate = /<link [^>]*>|<script[^>]*>(?:[^<]*<\/script>)?/g

/** Takes every known tag out. Answers what the parentheses of each kind caught, in the order of the page. */
export function takeOutTags(html: string): { rest: string; caught: Record<TagName, string[]> } {
  const caught = Object.fromEntries(patterns.map(([name]) => [name, [] as string[]])) as Record<TagName, string[]>
  const rest = html.replace(candidate, (tag) => {
    for (const [name, pattern] of patterns) {
      const found = pattern.exec(tag)
      if (!found) continue
      if (found[1] !== undefined) caught[name].push(found[1])
      return ''
    }
    return tag
  })
  return { rest, caught }
}
