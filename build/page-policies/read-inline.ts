import { hashSource } from '@/routing/policy-hash'
import type { InlineSources } from '@/routing/security-headers'

/** A comment, a script or a style sheet with its text, or any other opening tag; an attribute may hold a `>`. */
const token = /<!--[\s\S]*?-->|<(script|style)\b((?:"[^"]*"|[^">])*)>([\s\S]*?)<\/\1\s*>|<[a-z][^\s/>]*((?:"[^"]*"|[^">])*)>/gi

const attribute = /\s([^\s="/>]+)(?:\s*=\s*(?:"([^"]*)"|([^\s">]+)))?/g

/** Where none of it stands, nothing has to be refused: of a thousand tags of a page, few are looked at attribute by attribute. */
const suspicious = /\s(?:style|srcdoc|on)|javascript:/i

/** Types a browser runs; with any other a script is a block of data. */
const executable = /^(?:|module|(?:text|application)\/javascript)$/i

/**
 * What a page brings inline, for its policy to name.
 * @throws an Error that quotes what no strict policy can let through, as there is no way to name it.
 */
export function readInline(html: string): InlineSources {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [tag, element = '', ofElement = '', text = '', ofOther = ''] of html.matchAll(token)) {
    if (!element && !suspicious.test(ofOther)) continue
    const attributes = readAttributes(ofElement || ofOther)
    const refused = attributes.find(isRefused)
    if (refused) throw new Error(`No policy can name ${refused[0]}="${refused[1]}" of ${tag.slice(0, 40)} …`)
    if (element.toLowerCase() === 'style') styles.add(hashSource(text))
    if (element.toLowerCase() === 'script' && text !== '' && isExecutable(attributes)) scripts.add(hashSource(text))
  }
  return { scripts: [...scripts], styles: [...styles] }
}

type Attribute = readonly [name: string, value: string]

function readAttributes(text: string): Attribute[] {
  return [...text.matchAll(attribute)].map(([, name = '', quoted, bare]) => [name.toLowerCase(), quoted ?? bare ?? ''])
}

const isRefused = ([name, value]: Attribute) => /^(?:style|srcdoc|on.+)$/.test(name) || /^\s*javascript:/i.test(value)

const isExecutable = (attributes: readonly Attribute[]) => executable.test(attributes.find(([name]) => name === 'type')?.[1] ?? '')
