import { filledEstimateId, type PageParts } from '@/routing/estimate-links'
import { hashSource } from '@/routing/policy-hash'
import { withStyle } from '@/routing/security-headers'

/**
 * Writes what an estimate adds into the finished document of its page: its head, what stands there without scripts or before they run, and the
 * state of its form. Nothing of it is code; the policy of the page names its sheet. React finds the results as it draws them itself from
 * the same data, its title once more; of the rest it takes no notice: it looks neither into a `noscript` nor at attributes.
 */
export function fillPage(html: string, { title, metas, json, sheet, estimate, ...parts }: PageParts): string {
  const at = html.indexOf('</head>')
  const alternate = `<link rel="alternate" type="application/json" href="${escapeText(json)}"/>`
  const style = sheet && `<style>${sheet}</style>`
  const data = estimate ? `<script type="application/json" id="${filledEstimateId}">${escapeJson(estimate)}</script>` : ''
  const head = fillHead(html.slice(0, at), { title, metas })
  return (sheet ? withStyle(head, hashSource(sheet)) : head) + alternate + style + data + fillBody(html.slice(at), parts)
}

/** Nothing in it ends its element. */
const escapeJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Search engines are told of the page as before: its canonical address has no estimate. */
function fillHead(head: string, { title, metas }: Pick<PageParts, 'title' | 'metas'>): string {
  return head
    .replace(/<title>[^<]*<\/title>/, (own) => (title === null ? own : `<title>${escapeText(title)}</title>`))
    .replace(/(<meta (?:name|property)="([^"]+)" content=")[^"]*("\/>)/g, (whole, before, name, after) =>
      Object.hasOwn(metas, name) ? before + escapeText(metas[name] ?? '') + after : whole,
    )
}

function fillBody(body: string, { query, filled, fields }: Pick<PageParts, 'query' | 'filled' | 'fields'>): string {
  const [withForm, unseen] = fillForm(body, fields)
  const all: PageParts['filled'] = { ...filled, fields: unseen.map(hiddenField).join('') }
  return withForm
    .replace(/(<(noscript|div)[^>]* data-filled="([\w-]+)"[^>]*>).*?(?=<\/\2>)/gs, (whole, tag, _element, name) =>
      Object.hasOwn(all, name) ? tag + all[name] : whole,
    )
    .replace(/<a [^>]*data-(?:estimate-link=""|language="\w+")[^>]*>/g, (tag) =>
      tag.replace(/ href="([^"?#]*)"/, (_whole, path) => ` href="${path}?${escapeText(query)}"`),
    )
}

/** The form with these values, and the fields it has no control for. */
function fillForm(body: string, fields: PageParts['fields']): [filled: string, unseen: PageParts['fields']] {
  const start = body.indexOf('<form id="estimate-step"')
  if (start < 0) return [body, fields]
  const end = body.indexOf('</form>', start)
  const values = new Map(fields)
  const seen = new Set<string>()
  const form = body.slice(start, end).replace(/<input [^>]*>/g, (tag) => {
    const name = attribute(tag, 'name')
    const field = name ?? attribute(tag, 'data-toggle')
    const type = attribute(tag, 'type')
    if (field === undefined || type === 'hidden') return tag
    if (name !== undefined) seen.add(name)
    const value = values.get(field) ?? ''
    if (type !== 'radio' && type !== 'checkbox') return withAttribute(tag, 'value', value)
    const checked = name === undefined ? value !== '' : value === attribute(tag, 'value')
    return withAttribute(tag, 'checked', checked ? '' : undefined)
  })
  return [body.slice(0, start) + form + body.slice(end), fields.filter(([name, value]) => !seen.has(name) && value !== '')]
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]

function withAttribute(tag: string, name: string, value: string | undefined): string {
  const bare = tag.replace(new RegExp(` ${name}="[^"]*"`), '')
  return value === undefined ? bare : bare.replace(/\/?>$/, (end) => ` ${name}="${escapeText(value)}"${end}`)
}

const hiddenField = ([name, value]: readonly [string, string]) =>
  `<input type="hidden" name="${escapeText(name)}" value="${escapeText(value)}"/>`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
