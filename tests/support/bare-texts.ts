import { type ArrowFunctionExpression, type Node, parseSync, type Function as SyntaxFunction } from 'oxc-parser'
import { parseImports } from './imports'
import type { SourceFile } from './message-usage'

/** A text that shares its parent with others, or may: `where` is a line of a file, `code` the expression. */
export type BareText = { where: string; code: string }

/** What an expression may render beside elements: a text of its own, or what a property of its component was given. */
type Rendered = { text?: Node; slot?: string }

type Unit = {
  file: string
  code: string
  program: Node
  /** What a name of this file was made with: the value of a constant, a function. */
  made: Map<string, Node>
  /** The file each imported name comes from. */
  imported: Map<string, string>
}

/**
 * Texts in JSX that stand beside other nodes, or may. `typesIn` says what properties are made of. A translator wraps them, a detector links them, an extension splits them; React still holds the node
 * it made, and writes into it or inserts before it.
 */
export function findBareTexts(files: readonly SourceFile[], typesIn = files): BareText[] {
  const units = files.map(readUnit)
  const known = new Set(units.map(({ file }) => file.replace(/\.tsx?$/, '')))
  const nodeProperties = propertiesWithNodes(typesIn)
  /** Properties of components that stand beside other nodes, `components/primitives/chip#Chip.children`. */
  const slots = new Set<string>()
  const found = new Map<string, BareText>()

  for (let before = -1; before < slots.size; ) {
    before = slots.size
    for (const unit of units) visit(unit, unit.program, [])
  }
  return [...found.values()].sort((a, b) => (a.where < b.where ? -1 : 1))

  function visit(unit: Unit, node: Node, within: readonly Node[]): void {
    const component = nameOfComponent(within)
    const note = (rendered: readonly Rendered[]) => {
      for (const { text, slot } of rendered) {
        if (slot && component) slots.add(`${unit.file.replace(/\.tsx?$/, '')}#${component}.${slot}`)
        if (!text) continue
        const where = `${unit.file}:${unit.code.slice(0, text.start).split('\n').length}`
        found.set(`${where} ${text.start}`, { where, code: unit.code.slice(text.start, text.end).replace(/\s+/g, ' ') })
      }
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const children = node.children.filter(isSomething)
      const target = node.type === 'JSXElement' ? targetOf(unit, node) : undefined
      const isBare = node.type === 'JSXFragment' || children.length > 1 || target === 'any' || slots.has(`${target}.children`)
      if (isBare) note(children.flatMap((child) => rendered(unit, child)))
      if (node.type === 'JSXElement' && target)
        for (const attribute of node.openingElement.attributes)
          if (attribute.type === 'JSXAttribute' && attribute.value && slots.has(`${target}.${attribute.name.name}`))
            note(rendered(unit, attribute.value))
    }
    const isComponent = isFunction(node) && nameOfComponent([...within, node]) && nameOfComponent([...within, node]) !== component
    if (isComponent) for (const value of returnsOf(node)) noteIn(value)
    for (const child of childrenOf(node)) visit(unit, child, [...within, node])

    function noteIn(value: Node): void {
      const own = nameOfComponent([...within, node])
      for (const { text, slot } of rendered(unit, value)) {
        if (slot) slots.add(`${unit.file.replace(/\.tsx?$/, '')}#${own}.${slot}`)
        if (text) note([{ text }])
      }
    }
  }

  /** The component an element stands for; `any` for one that is not of this project or is only fetched later. */
  function targetOf(
    { file, imported, made }: Unit,
    { openingElement: { name } }: Extract<Node, { type: 'JSXElement' }>,
  ): string | undefined {
    if (name.type !== 'JSXIdentifier') return 'any'
    if (!/^[A-Z]/.test(name.name)) return undefined
    const home = imported.get(name.name)
    if (home) return known.has(home) ? `${home}#${name.name}` : 'any'
    const local = made.get(name.name)
    return local && isFunction(local) ? `${file.replace(/\.tsx?$/, '')}#${name.name}` : 'any'
  }

  function rendered(unit: Unit, node: Node, seen: readonly Node[] = []): Rendered[] {
    const into = (...nodes: readonly (Node | null | undefined)[]) =>
      nodes.flatMap((each) => (each && !seen.includes(each) ? rendered(unit, each, [...seen, node]) : []))
    switch (node.type) {
      case 'JSXText':
        return node.value.trim() ? [{ text: node }] : []
      case 'Literal':
        return node.value === null || typeof node.value === 'boolean' || !String(node.value).trim() ? [] : [{ text: node }]
      case 'JSXElement':
      case 'JSXFragment':
      case 'JSXEmptyExpression':
      case 'UnaryExpression':
        return []
      case 'JSXExpressionContainer':
      case 'ParenthesizedExpression':
      case 'ChainExpression':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
      case 'TSSatisfiesExpression':
        return into(node.expression)
      case 'ArrayExpression':
        return into(...node.elements)
      case 'SpreadElement':
      case 'JSXSpreadChild':
        return into(node.type === 'SpreadElement' ? node.argument : node.expression)
      case 'ConditionalExpression':
        return into(node.consequent, node.alternate)
      case 'LogicalExpression':
        return node.operator === '&&' ? into(node.right) : into(node.left, node.right)
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        return into(...returnsOf(node))
      case 'Identifier':
        if (node.name === 'undefined') return []
        return unit.made.has(node.name) ? into(unit.made.get(node.name)) : property(node.name, node)
      case 'MemberExpression':
        return node.property.type === 'Identifier' && !node.computed ? property(node.property.name, node) : [{ text: node }]
      case 'CallExpression': {
        const { callee, arguments: given } = node
        const isLoop =
          callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && /^(flatM|m)ap$/.test(callee.property.name)
        if (isLoop) return into(given[0])
        if (callee.type === 'Identifier' && callee.name === 'createElement') return []
        if (callee.type === 'Identifier' && callee.name === 'useMemo') return into(given[0])
        return callee.type === 'Identifier' && (unit.made.has(callee.name) || nodeProperties.has(callee.name))
          ? into(callee)
          : [{ text: node }]
      }
      default:
        return [{ text: node }]
    }
  }

  function property(name: string, node: Node): Rendered[] {
    return nodeProperties.has(name) ? [{ slot: name }] : [{ text: node }]
  }
}

/** Properties declared as something React renders, or as a function that makes it. */
function propertiesWithNodes(files: readonly SourceFile[]): Set<string> {
  const names = new Set(['children'])
  for (const { code } of files)
    for (const [, name = ''] of code.matchAll(/(\w+)\??: (?:\([^)]*\) => )?(?:React(?:Node|Element)|JSX\.Element)\b/g)) names.add(name)
  return names
}

function readUnit({ file, code }: SourceFile): Unit {
  const { program } = parseSync(file, code)
  const made = new Map<string, Node>()
  const collect = (node: Node): void => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) made.set(node.id.name, node.init)
    if (node.type === 'FunctionDeclaration' && node.id) made.set(node.id.name, node)
    for (const child of childrenOf(node)) collect(child)
  }
  collect(program)
  const imported = new Map(
    parseImports(code, file).flatMap(({ target, names }) => names.map((name) => [name.replace(/^.* as /, ''), target] as const)),
  )
  return { file, code, program, made, imported }
}

function isSomething(child: Node): boolean {
  // A space within a line is a text node of its own.
  if (child.type === 'JSXText') return child.value.trim() !== '' || !child.value.includes('\n')
  if (child.type !== 'JSXExpressionContainer') return true
  const { expression } = child
  return (
    expression.type !== 'JSXEmptyExpression' &&
    !(expression.type === 'Literal' && [null, '', true, false].includes(expression.value as null))
  )
}

function isFunction(node: Node): node is ArrowFunctionExpression | SyntaxFunction {
  return /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type)
}

/** The component that the innermost of these functions is or stands in. */
function nameOfComponent(within: readonly Node[]): string | undefined {
  for (const [index, node] of [...within.entries()].reverse()) {
    if (!isFunction(node)) continue
    const around = within.slice(0, index).findLast((each) => !isMemo(each))
    const name = node.id?.name ?? (around?.type === 'VariableDeclarator' && around.id.type === 'Identifier' ? around.id.name : undefined)
    if (name && /^[A-Z]/.test(name)) return name
  }
  return undefined
}

function isMemo(node: Node): boolean {
  return node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'memo'
}

/** What a function returns; not what functions inside of it return. */
function returnsOf(made: ArrowFunctionExpression | SyntaxFunction): Node[] {
  if (!made.body) return []
  if (made.type === 'ArrowFunctionExpression' && made.expression) return [made.body]
  const values = (node: Node): Node[] => {
    if (isFunction(node)) return []
    if (node.type === 'ReturnStatement') return node.argument ? [node.argument] : []
    return childrenOf(node).flatMap(values)
  }
  return childrenOf(made.body).flatMap(values)
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
