import { type BindingPattern, type Expression, type ParamPattern, parseSync, Visitor } from 'oxc-parser'
import { below, escapeKey, isText, keysOf, namespaceOf, partsOf, pathOfMessages, withoutAwait } from './message-calls'

/** Where code asks for a message: `pattern` matches the keys it may ask for and captures what a variable stands for. */
export type Usage = { pattern: RegExp; variables: ReadonlySet<string> }

export type SourceFile = { file: string; code: string }

/** Everything the code asks for: by a translator, as a part handed to the browser, or out of a catalogue it imports. */
export function findUsages(files: readonly SourceFile[]): Usage[] {
  const reader = createReader()
  for (const source of files) reader.read(source)
  const { asked, handed, words, properties } = reader
  const usages = (keys: readonly string[], variables: ReadonlySet<string>) =>
    [...new Set(keys)].map((key): Usage => ({ pattern: new RegExp(`^${key}$`), variables }))
  return [...usages(asked, words), ...usages(handed, new Set([...properties, ...words]))]
}

/** Where a variable stands in a key, the code has to say what it can be: `discovery` in a list of stages. */
export function isUsed(key: string, usages: readonly Usage[]): boolean {
  return usages.some(({ pattern, variables }) => {
    const match = pattern.exec(key)
    return match?.slice(1).every((value = '') => value.split('.').every((word) => word === '' || variables.has(word)))
  })
}

function createReader() {
  const asked: string[] = []
  const handed: string[] = []
  const words = new Set<string>()
  const properties = new Set<string>()
  let readsErrors = false
  let readsPublishing = false
  let readsCatalogue = false
  let scopes = [new Map<string, string>()]
  const inside = ({ params }: { params: readonly ParamPattern[] }) => {
    scopes.unshift(new Map(scopes[0]))
    for (const parameter of params) bindWhole(parameter)
  }
  const outside = () => scopes.shift()
  const keysOfMessages = new Set<unknown>()

  const read = ({ file, code }: SourceFile) => {
    readsErrors = code.includes('messages/errors/')
    readsPublishing = code.includes('messages/publish/')
    readsCatalogue = /messages\/(en|uk)\.json'|\bcatalogues\b/.test(code)
    scopes = [new Map()]
    visitor.visit(parseSync(file, code).program)
  }

  const visitor = new Visitor({
    FunctionDeclaration: inside,
    'FunctionDeclaration:exit': outside,
    FunctionExpression: inside,
    'FunctionExpression:exit': outside,
    ArrowFunctionExpression: inside,
    'ArrowFunctionExpression:exit': outside,
    VariableDeclarator({ id, init }) {
      const made = init && withoutAwait(init)
      if (id.type === 'Identifier') bind(id.name, made)
      if (id.type === 'ArrayPattern' && made?.type === 'CallExpression' && made.arguments[0]?.type === 'ArrayExpression')
        for (const [index, each] of made.arguments[0].elements.entries()) {
          const target = id.elements[index]
          if (target?.type === 'Identifier' && each && each.type !== 'SpreadElement') bind(target.name, withoutAwait(each))
        }
      bindWhole(id)
      const path = made && pathOfMessages(made)
      if (path && id.type === 'ObjectPattern')
        for (const property of id.properties)
          if (property.type === 'Property' && property.key.type === 'Identifier') handed.push(below([...path, property.key.name]))
    },
    CallExpression(call) {
      const {
        callee,
        arguments: [first],
      } = call
      const translator = callee.type === 'MemberExpression' ? callee.object : callee
      const isWhole = partsOf(callee).at(-1) === 't'
      const namespace = isWhole ? '' : translator.type === 'Identifier' ? scopes[0]?.get(translator.name) : namespaceOf(translator)
      if (namespace === undefined || !first) return
      for (const key of keysOf(first)) asked.push(namespace ? `${escapeKey(namespace)}\\.${key}` : key)
      if (isText(first)) keysOfMessages.add(first)
    },
    MemberExpression(node) {
      if (node.property.type === 'Identifier') properties.add(node.property.name)
      const path = pathOfMessages(node)
      if (path) handed.push(below(path))
      const parts = partsOf(node)
      if (readsPublishing) handed.push(below(['PublishPage', ...parts.slice(-1)]))
      if (readsErrors) handed.push(below(['ErrorPage', ...parts.slice(-1)]))
      const start = parts.findIndex((part) => /^[A-Z]/.test(part))
      if (readsCatalogue && start >= 0) handed.push(below(parts.slice(start)))
    },
    Property({ key }) {
      if (key.type === 'Identifier') words.add(key.name)
    },
    Literal(node) {
      if (isText(node) && !keysOfMessages.has(node)) words.add(node.value)
    },
  })

  function bind(name: string, made: Expression | null | undefined) {
    const namespace = made && namespaceOf(made)
    if (namespace === undefined || namespace === null) scopes[0]?.delete(name)
    else scopes[0]?.set(name, namespace)
  }

  /** The page table hands its words on as `t`: the whole catalogue. */
  function bindWhole(pattern: BindingPattern | ParamPattern) {
    if (pattern.type !== 'ObjectPattern') return
    for (const property of pattern.properties)
      if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 't') scopes[0]?.set('t', '')
  }

  return { read, asked, handed, words, properties }
}
