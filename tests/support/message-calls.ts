import type { Argument, Expression } from 'oxc-parser'

/** What a pattern has where a key has a variable. */
const variable = '([^]+)'
const readers = ['useTranslations', 'getTranslations', 'in']

/** The namespace a translator is made for, `''` for all of them. A namespace in a variable is a helper's, counted where it is called. */
export function namespaceOf(made: Expression): string | undefined {
  if (made.type !== 'CallExpression') return undefined
  const {
    callee,
    arguments: [first],
  } = made
  const name = callee.type === 'Identifier' ? callee.name : partsOf(callee).at(-1)
  if (!readers.includes(name ?? '')) return undefined
  if (!first) return ''
  if (isText(first)) return first.value
  if (first.type !== 'ObjectExpression') return undefined
  const property = first.properties.find(
    (each) => each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === 'namespace',
  )
  if (!property) return ''
  return property.type === 'Property' && isText(property.value) ? property.value.value : undefined
}

/** `useMessages().AgentPage.says` and `(await getMessages()).AgentPage.says` as the names they go through. */
export function pathOfMessages(node: Expression): string[] | undefined {
  let root = node
  while (root.type === 'MemberExpression') root = root.object
  const call = withoutAwait(root.type === 'ParenthesizedExpression' ? root.expression : root)
  const name = call.type === 'CallExpression' && call.callee.type === 'Identifier' && call.callee.name
  const isMessages = name === 'useMessages' || name === 'getMessages'
  return isMessages && node.type === 'MemberExpression' ? partsOf(node) : undefined
}

export function partsOf(node: Expression): string[] {
  if (node.type !== 'MemberExpression') return []
  return [...partsOf(node.object), ...(node.property.type === 'Identifier' && !node.computed ? [node.property.name] : [])]
}

/** `'key'`, `${stage}.title`, a choice between two, or anything else. */
export function keysOf(node: Argument): string[] {
  if (isText(node)) return [escapeKey(node.value)]
  if (node.type === 'ConditionalExpression') return [...keysOf(node.consequent), ...keysOf(node.alternate)]
  if (node.type !== 'TemplateLiteral') return [variable]
  return [node.quasis.map(({ value }) => escapeKey(value.cooked ?? '')).join(variable)]
}

export function below(path: readonly string[]): string {
  return `${escapeKey(path.join('.'))}(?:\\.${variable})?`
}

export function isText(node: Argument | null | undefined): node is Argument & { type: 'Literal'; value: string } {
  return node?.type === 'Literal' && typeof node.value === 'string'
}

export function withoutAwait(node: Expression): Expression {
  return node.type === 'AwaitExpression' ? node.argument : node
}

export function escapeKey(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
