import type { AtRule, ChildNode, Container, Declaration, Rule } from 'postcss'
import scss from 'postcss-scss'
import { compile } from 'sass'
import { projectFiles, read } from './files'

const isSheet = (file: string) => file.endsWith('.scss')

/** The sheets of pages and components, without the room that makes tokens and tools. */
export const sheets = projectFiles
  .filter((file) => isSheet(file) && !file.startsWith('styles/'))
  .map((file) => ({ file, root: scss.parse(read(file)) }))

const isDeclaration = (node: ChildNode): node is Declaration => node.type === 'decl'
const isInclude = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.name === 'include'
const plain = (text: string) => text.replace(/\s+/g, ' ')

/** What a sheet sets, also as an argument: `@include s.from(lg, $gap: s.space(3))`. */
export function settingsOf(root: Container): { property: string; value: string }[] {
  const found: { property: string; value: string }[] = []
  root.walk((node) => {
    if (isDeclaration(node)) found.push({ property: node.prop, value: plain(node.value) })
    if (isInclude(node)) found.push(...argumentsOf(node.params))
  })
  return found
}

/** The named arguments of an include; those of functions in them stand between parentheses and are no arguments of it. */
function argumentsOf(params: string): { property: string; value: string }[] {
  const list = /^[\w.-]+\((?<list>.*)\)$/s.exec(params)?.groups?.list ?? ''
  const parts = ['']
  let depth = 0
  for (const sign of list) {
    if (sign === '(' || sign === '{') depth++
    if (sign === ')' || sign === '}') depth--
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.flatMap((part) => {
    const { property, value } = /^\s*\$(?<property>[a-z-]+):(?<value>.*)$/s.exec(part)?.groups ?? {}
    return property && value ? [{ property, value: plain(value.trim()) }] : []
  })
}

/** What a rule says, whatever the order: two rules with the same answer are one rule, written twice. */
export function shapeOf(rule: Rule): string[] {
  const items = (node: ChildNode): string[] => {
    if (isDeclaration(node)) return [`${node.prop}: ${plain(node.value)}`]
    if (node.type === 'comment') return []
    if (isInclude(node) && !node.nodes) return looksOf(node).map((look) => `look ${look}`)
    const head = node.type === 'rule' ? node.selector : `@${node.name} ${node.params}`
    return [node.nodes ? `${head} {${node.nodes.flatMap(items).sort().join(';')}}` : head]
  }
  return rule.nodes.flatMap(items).sort()
}

/** The looks an include asks for; any other include is itself. */
const looksOf = ({ params }: AtRule) => /^s\.look\((?<names>.*)\)$/s.exec(params)?.groups?.names?.split(/,\s*/) ?? [params]

/** The looks that sheets ask for. */
export const included = sheets.flatMap(({ file, root }) => {
  const looks: { file: string; look: string }[] = []
  root.walkAtRules('include', (include) => {
    if (include.params.startsWith('s.look(')) looks.push(...looksOf(include).map((look) => ({ file, look })))
  })
  return looks
})

/** The looks elements can wear by name: the classes of the global sheet's last layer. */
export const wearable = [
  ...new Set(
    [...(compile('styles/global.scss', { loadPaths: ['.'] }).css.split('@layer looks')[1] ?? '').matchAll(/\.([a-z]\w*)/gi)].map(
      ([, name = '']) => name,
    ),
  ),
]

/** The looks there are: those without a name of a scale. */
export const simple = [...(read('styles/tools/_look.scss').split('$looks: (')[1]?.split('\n);')[0] ?? '').matchAll(/^ {2}(\w+): \(/gm)].map(
  ([, name = '']) => name,
)
