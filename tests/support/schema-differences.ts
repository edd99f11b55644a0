import type { z } from 'zod'
import { type Attribute, type ContentType, componentOf } from './content-types'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Where the fields of a content type and what the site accepts for them differ, a sentence each; empty when they agree. */
export function differences({ attributes }: Pick<ContentType, 'attributes'>, schema: JsonSchema, at: string): string[] {
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>
  const required = schema.required ?? []
  const onlyThere = Object.keys(attributes).filter((field) => !(field in properties))
  const onlyHere = Object.keys(properties).filter((field) => !(field in attributes))
  return [
    ...onlyThere.map((field) => `${at}.${field} is in the content service only`),
    ...onlyHere.map((field) => `${at}.${field} is in the site's schema only`),
    ...Object.entries(attributes).flatMap(([field, attribute]) => {
      const accepted = properties[field]
      if (!accepted) return []
      // Strapi cannot ask for a relation; the site does, with a sentence.
      const mustBe = required.includes(field) && attribute.type !== 'relation' && !isList(accepted)
      const demands = mustBe && !attribute.required ? [`${at}.${field} may be left empty in the content service only`] : []
      return [...demands, ...ofField(attribute, accepted, `${at}.${field}`)]
    }),
  ]
}

function ofField(attribute: Attribute, accepted: JsonSchema, at: string): string[] {
  const kinds = alternativesOf(accepted)
  const listed = kinds.find(isList)
  if (attribute.type === 'component') {
    const { attributes } = componentOf(attribute.component ?? '')
    const part = attribute.repeatable ? (listed?.items as JsonSchema | undefined) : undefined
    if (attribute.repeatable && !part) return [`${at} is a list in the content service only`]
    // An item of a list of texts: a component with one field.
    if (part && Object.keys(attributes).join() === 'text' && !alternativesOf(part).some(({ type }) => type === 'object'))
      return ofField(attributes.text as Attribute, part, `${at}.text`)
    const group = alternativesOf(part ?? accepted).filter(({ type }) => type === 'object')
    if (group.length === 0) return [`${at} is a group in the content service only`]
    if ('file' in attributes)
      return group.some(({ properties }) => properties && 'url' in properties) ? [] : [`${at} is a picture in the content service only`]
    return differences({ attributes }, merged(group), at)
  }
  if (attribute.type === 'relation') {
    const isMany = attribute.relation?.endsWith('ToMany') ?? false
    return isMany === Boolean(listed) ? [] : [`${at} names ${isMany ? 'several entries' : 'one entry'} in the content service only`]
  }
  const values = kinds.flatMap((kind) => (kind.enum ?? (kind.const === undefined ? [] : [kind.const])) as string[])
  if (attribute.type === 'enumeration')
    return values.sort().join() === [...(attribute.enum ?? [])].sort().join() ? [] : [`${at} has other values than ${values.join(', ')}`]
  const wanted = { boolean: 'boolean', integer: 'integer', decimal: 'number', media: 'object', json: '' }[attribute.type] ?? 'string'
  const taken = kinds.flatMap(({ type }) => type)
  const isAccepted = wanted === '' || taken.some((type) => type === wanted || (type === 'number' && wanted === 'integer'))
  return isAccepted ? [] : [`${at} is a ${attribute.type}, which the site does not take`]
}

const isList = ({ type, anyOf }: JsonSchema): boolean => type === 'array' || ((anyOf as JsonSchema[] | undefined)?.some(isList) ?? false)

/** What a value may be, `null` and nested alternatives taken apart. */
function alternativesOf(schema: JsonSchema): JsonSchema[] {
  const parts = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  return (parts ? parts.flatMap(alternativesOf) : [schema]).filter(({ type }) => type !== 'null')
}

/** A group that is one of several has the fields of all of them, and must have those that all of them must. */
function merged(groups: readonly JsonSchema[]): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  for (const group of groups)
    for (const [field, schema] of Object.entries((group.properties ?? {}) as Record<string, JsonSchema>))
      properties[field] = { anyOf: [...((properties[field]?.anyOf as JsonSchema[]) ?? []), schema] }
  const [first, ...others] = groups
  return {
    type: 'object',
    properties,
    required: (first?.required ?? []).filter((field) => others.every((group) => group.required?.includes(field))),
  }
}
