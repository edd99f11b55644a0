import { readCatalogue } from './messages'

/** A node of a graph as it was parsed from a page. */
export type GraphNode = { [property: string]: unknown }

type Lines = Record<string, string>

const vocabulary = readCatalogue('tests/support/schema-org.json') as {
  release: string
  dataTypes: string
  superseded: string
  types: Lines
  properties: Lines
  members: Lines
}
const { types, properties, members } = vocabulary
const superseded = new Set(vocabulary.superseded.split(' '))
const dataTypes = new Set(vocabulary.dataTypes.split(' '))

/** The release of schema.org the tests know. */
export const schemaRelease = vocabulary.release

/**
 * What schema.org would not understand in a node and all it holds: unknown types and properties, properties of other types,
 * values of other kinds. `typeOf` says the type behind a reference.
 */
export function findMisuse(node: GraphNode, typeOf: (id: string) => string | undefined): string[] {
  const type = String(node['@type'])
  if (!(type in types)) return [`unknown type "${type}"`]
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => [value].flat().flatMap((each) => checkValue(type, name, each, typeOf)))
}

function checkValue(type: string, name: string, value: unknown, typeOf: (id: string) => string | undefined): string[] {
  // What an action asks for stands under the property's name with a mark (schema.org/docs/actions.html).
  if (isA(type, 'Action') && /-(input|output)$/.test(name)) return []
  const line = properties[name]
  if (line === undefined) return [`${type}: unknown property "${name}"`]
  if (superseded.has(name)) return [`${type}: "${name}" was superseded`]
  const [owners = [], expected = []] = line.split(' > ').map((part) => part.split(' '))
  if (!owners.some((owner) => isA(type, owner))) return [`${type}: "${name}" belongs to ${owners.join(', ')}`]
  if (!isObject(value)) return fits(value, expected) ? [] : [`${type}: "${name}" is ${JSON.stringify(value)}, not ${expected.join(', ')}`]
  const own = value['@type'] === undefined ? typeOf(String(value['@id'])) : String(value['@type'])
  if (own === undefined) return [`${type}: "${name}" leads to ${String(value['@id'])}, which is nowhere`]
  const misplaced = own in types && !expected.some((each) => isA(own, each))
  const inside = value['@type'] === undefined ? [] : findMisuse(value, typeOf)
  return [...(misplaced ? [`${type}: "${name}" is a ${own}, not ${expected.join(', ')}`] : []), ...inside]
}

/** Whether a type is another one or inherits from it. */
export function isA(type: string, ancestor: string): boolean {
  return type === ancestor || (types[type] ?? '').split(' ').some((parent) => parent !== '' && isA(parent, ancestor))
}

const forms: Record<string, (value: string) => boolean> = {
  Date: (value) => /^\d{4}(-\d{2}(-\d{2})?)?$/.test(value),
  DateTime: (value) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/.test(value),
  Duration: (value) => /^P(?=.)(\d+[YMWD])*(T(\d+[HMS])+)?$/.test(value),
  URL: (value) => /^https?:\/\/\S+$/.test(value),
  Text: (value) => value.trim() !== '',
  Time: (value) => /^\d{2}:\d{2}(:\d{2})?/.test(value),
}

function fits(value: unknown, expected: readonly string[]): boolean {
  const isOneOf = (kind: string) => expected.some((each) => each === kind || (dataTypes.has(kind) && isA(each, kind)))
  if (typeof value === 'boolean') return isOneOf('Boolean')
  if (typeof value === 'number') return Number.isFinite(value) && isOneOf('Number')
  if (typeof value !== 'string') return false
  const member = value.replace(/^https:\/\/schema\.org\//, '')
  return expected.some((kind) => forms[kind]?.(value) || (members[kind] ?? '').split(' ').includes(member))
}

function isObject(value: unknown): value is GraphNode {
  return typeof value === 'object' && value !== null
}
