import type { BuiltPage } from './pages'
import type { GraphNode } from './schema-org'

/** What a page says to search engines: the nodes of its one graph. @throws when there is not exactly one that can be read. */
export function graphOf({ address, graphs }: BuiltPage): GraphNode[] {
  const [json, ...more] = graphs
  if (json === undefined || more.length > 0) throw new Error(`${address} has ${graphs.length} graphs.`)
  const { '@context': context, '@graph': graph } = JSON.parse(json) as { '@context': string; '@graph': GraphNode[] }
  if (context !== 'https://schema.org') throw new Error(`${address} speaks ${context}.`)
  return graph
}

/** Every node of a graph, those inside others too. */
export function allNodes(value: unknown): GraphNode[] {
  if (Array.isArray(value)) return value.flatMap(allNodes)
  if (typeof value !== 'object' || value === null) return []
  return [value as GraphNode, ...Object.values(value).flatMap(allNodes)]
}

/** A node that says what it is, rather than naming one that does. */
export const isDefinition = (node: GraphNode) => node['@id'] !== undefined && node['@type'] !== undefined
