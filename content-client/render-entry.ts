import { PictureSource } from './pictures'
import { isOtherLanguage, languageProblem } from './rich-text/other-language'
import type { renderRichText } from './rich-text/render'
import { MarkdownSource, type RichTextContext } from './rich-text/types'
import type { Rendered } from './types'
import { typesetLines } from './typography'

/**
 * Renders the Markdown of a validated entry, reads its pictures and sets its texts, however deep they stand.
 * `onProblem` gets the path of the field a text stands in and what is wrong with it.
 */
export async function renderEntry<Value>(
  value: Value,
  context: RichTextContext & { render: typeof renderRichText; fill: (text: string) => string },
  onProblem: (field: string, reason: string) => void,
  path: readonly string[] = [],
): Promise<Rendered<Value>> {
  return (await render(value, path)) as Rendered<Value>

  /** A text that cannot be rendered is reported and left empty: a build with problems publishes nothing. */
  function report(at: readonly string[]) {
    return (error: unknown) => onProblem(at.join('.'), error instanceof Error ? error.message : String(error))
  }

  function toText(text: string, at: readonly string[]): string {
    if (isOtherLanguage(text, context.locale)) onProblem(at.join('.'), languageProblem(text, context.locale))
    return typesetLines(fill(text, at), context.locale)
  }

  function fill(text: string, at: readonly string[]): string {
    try {
      return context.fill(text)
    } catch (error) {
      report(at)(error)
      return text
    }
  }

  async function render(part: unknown, at: readonly string[]): Promise<unknown> {
    if (typeof part === 'string') return toText(part, at)
    if (part instanceof MarkdownSource) return context.render(fill(part.markdown, at), context).catch(report(at))
    if (part instanceof PictureSource) {
      const file = await context.importPicture(part.url).catch(report(at))
      return { ...file, alternativeText: toText(part.alternativeText, [...at, 'alternativeText']) }
    }
    if (Array.isArray(part)) return Promise.all(part.map((item, index) => render(item, [...at, String(index)])))
    if (typeof part !== 'object' || part === null) return part
    const fields = Object.entries(part).map(async ([key, field]) => [key, await render(field, [...at, key])] as const)
    return Object.fromEntries(await Promise.all(fields))
  }
}
