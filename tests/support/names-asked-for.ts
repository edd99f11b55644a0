import { type Expression, type PrivateIdentifier, parseSync, Visitor } from 'oxc-parser'
import { read } from './files'
import { reachable, serverEntrances } from './reachable'

/** Names of all headers and of all parameters that the code which answers requests asks for by their name. */
export function namesAskedFor(): { headers: string[]; parameters: string[] } {
  const [headers, parameters] = [new Set<string>(), new Set<string>()]
  for (const file of reachable(serverEntrances)) {
    const source = read(file)
    new Visitor({
      CallExpression: ({ callee, arguments: [name] }) => {
        if (name?.type !== 'Literal' || typeof name.value !== 'string') return
        const asked = source.slice(callee.start, callee.end)
        if (/(?:^|\.)header$|[hH]eaders\.get$/.test(asked)) headers.add(name.value.toLowerCase())
        if (/(?:searchParams|\bquery|\bparams)\.(?:get|getAll|has)$/.test(asked)) parameters.add(name.value)
      },
      MemberExpression: ({ object, property, computed }) => {
        if (!/(?:^|\.)headers$/.test(source.slice(object.start, object.end))) return
        const name = nameOf(property, computed)
        if (name !== undefined && !['get', 'set', 'has', 'entries', 'forEach', 'delete', 'append'].includes(name)) headers.add(name)
      },
    }).visit(parseSync(file, source).program)
  }
  return { headers: [...headers].sort(), parameters: [...parameters].sort() }
}

function nameOf(property: Expression | PrivateIdentifier, isComputed: boolean): string | undefined {
  if (!isComputed) return property.type === 'Identifier' ? property.name : undefined
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined
}
