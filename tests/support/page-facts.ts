import type { Element, Root } from 'hast'
import { toString as textIn } from 'hast-util-to-string'
import { locales } from '@/routing/locales'
import { hashSource } from '@/routing/policy-hash'
import { attribute, elementsOf, parsePage, textNodesOf } from './html'
import { readTexts } from './read-texts'

type Link = { rel: string; href: string; hreflang: string | null; type: string | null; title: string | null }

/** `within`: the elements around it, outermost first. */
type Anchor = { href: string; rel: string; hreflang: string | null; text: string; within: string }

/** What tests ask of the HTML of a page, found by parsing it once. */
export type PageFacts = {
  language: string
  title: string
  metas: { name: string; content: string }[]
  links: Link[]
  headings: string[]
  /** `main`, `header` and `footer` of the page itself, not those of a part of it. */
  landmarks: string[]
  ids: string[]
  anchors: Anchor[]
  pictures: { src: string; alt: string | null; width: string | null; height: string | null }[]
  /** Addresses of what a browser fetches with the page. */
  files: string[]
  graphs: string[]
  /** Scripts and sheets as a policy names them. */
  inline: { handlers: string[]; styles: string[]; addresses: string[]; scripts: string[]; sheets: string[] }
  /** All that is read in the main part, a space between any two elements. */
  main: string
  /** The text of every section that has an anchor. */
  sections: Record<string, string>
  /** What it says in its language, to the eye and to the ear. */
  texts: string[]
}

export function readFacts(html: string): PageFacts {
  const tree = parsePage(html)
  const elements = elementsOf(tree)
  const named = (...names: string[]) => elements.filter(({ tagName }) => names.includes(tagName))
  const language = attribute(named('html')[0] as Element, 'lang') ?? ''
  return {
    language,
    title: textIn(named('title')[0] ?? { type: 'root', children: [] }).trim(),
    metas: named('meta').map((meta) => ({
      name: attribute(meta, 'name') ?? attribute(meta, 'property') ?? '',
      content: attribute(meta, 'content') ?? '',
    })),
    links: named('link').map(toLink),
    headings: named('h1').map((heading) => textIn(heading).trim()),
    ids: elements.flatMap((element) => attribute(element, 'id') ?? []),
    pictures: named('img').map((picture) => ({
      src: attribute(picture, 'src') ?? '',
      alt: attribute(picture, 'alt'),
      width: attribute(picture, 'width'),
      height: attribute(picture, 'height'),
    })),
    files: elements.flatMap((element) => fileOf(element) ?? []),
    graphs: named('script').filter(isGraph).map(textIn),
    inline: {
      handlers: elements.flatMap(({ properties }) => Object.keys(properties).filter((name) => name.startsWith('on'))),
      styles: elements.flatMap((element) => attribute(element, 'style') ?? []),
      addresses: elements.flatMap((element) => [attribute(element, 'href') ?? '', attribute(element, 'src') ?? '']).filter(isScript),
      scripts: named('script')
        .filter((script) => attribute(script, 'src') === null && !isGraph(script))
        .map((script) => hashSource(textIn(script))),
      sheets: named('style').map((sheet) => hashSource(textIn(sheet))),
    },
    main: named('main')
      .flatMap(textNodesOf)
      .map(({ value }) => value)
      .join(' '),
    sections: Object.fromEntries(
      named('section').flatMap((section) => {
        const id = attribute(section, 'id')
        return id ? [[id, textIn(section)]] : []
      }),
    ),
    texts: readTexts(tree, locales.find((locale) => language.startsWith(locale)) ?? 'en'),
    ...walk(tree),
  }
}

function toLink(link: Element): Link {
  const [rel = '', href = '', hreflang, type, title] = ['rel', 'href', 'hrefLang', 'type', 'title'].map((name) => attribute(link, name))
  return { rel: rel ?? '', href: href ?? '', hreflang: hreflang ?? null, type: type ?? null, title: title ?? null }
}

function fileOf(element: Element): string | null {
  const src = attribute(element, 'src')
  if (src !== null || element.tagName !== 'link') return src
  const rel = attribute(element, 'rel')?.split(' ') ?? []
  return ['icon', 'stylesheet', 'preload', 'manifest'].some((kind) => rel.includes(kind)) ? attribute(element, 'href') : null
}

const isScript = (address: string) => /^javascript:/i.test(address)
const isGraph = (script: Element) => attribute(script, 'type') === 'application/ld+json'

const parts = ['main', 'article', 'section', 'aside', 'nav']

/** What depends on the elements around. */
function walk(tree: Root): Pick<PageFacts, 'landmarks' | 'anchors'> {
  const landmarks: string[] = []
  const anchors: Anchor[] = []
  const enter = (node: Root | Element, around: readonly string[]) => {
    for (const child of node.children) {
      if (child.type !== 'element') continue
      const { tagName } = child
      if (['main', 'header', 'footer'].includes(tagName) && !around.some((name) => parts.includes(name))) landmarks.push(tagName)
      const href = tagName === 'a' ? attribute(child, 'href') : null
      if (href !== null) {
        const [rel, hreflang] = [attribute(child, 'rel') ?? '', attribute(child, 'hrefLang')]
        anchors.push({ href, rel, hreflang, text: textIn(child), within: around.join(' ') })
      }
      enter(child, [...around, tagName])
    }
  }
  enter(tree, [])
  return { landmarks, anchors }
}
