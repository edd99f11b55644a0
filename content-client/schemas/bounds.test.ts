import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { article } from '@/tests/support/small-content'
import { collectionSchemas, shellSchemas, singleSchemas } from '.'
import { list, text } from './parts'

/** A text of about as many characters, spelled as one of the fields of content is. */
const spellings: ((letters: number) => string)[] = [
  (letters) => 'word '.repeat(letters / 5).trim(),
  (letters) => `## A heading\n\n${'word '.repeat(200)}\n\n`.repeat(Math.ceil(letters / 1000)).trim(),
  (letters) => 'a'.repeat(letters),
  (letters) => `/${'a'.repeat(letters)}`,
  (letters) => `https://a.example/${'a'.repeat(letters)}`,
  (letters) => `a@b${'.example'.repeat(letters / 8)}.example`,
  (letters) => `${'a'.repeat(letters)}/b`,
  (letters) => `c=2026.1&b=${'a'.repeat(letters)}`,
  (letters) => `q*${'a'.repeat(letters)}`,
  (letters) => 'o'.repeat(letters),
  (letters) => 'S'.repeat(letters),
  () => '09:00',
  () => '2026-03-02',
]

/** Longer than the longest Markdown. */
const tooLong = 400_000

/** Every text and list in a schema that may be of any length, by the way to it. */
function unboundedIn(schema: z.ZodType, path: string): string[] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).flatMap(([key, part]) => unboundedIn(part, `${path}.${key}`))
  if (schema instanceof z.ZodArray) {
    const rows = schema.safeParse(Array(5_000).fill(null)).error?.issues ?? []
    const isBounded = rows.some(({ code, path: at }) => code === 'too_big' && at.length === 0)
    return [...(isBounded ? [] : [path]), ...unboundedIn(schema.element as z.ZodType, `${path}[]`)]
  }
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((part) => unboundedIn(part as z.ZodType, path))
  if (schema instanceof z.ZodTuple) return schema.def.items.flatMap((part, at) => unboundedIn(part as z.ZodType, `${path}[${at}]`))
  if (schema instanceof z.ZodRecord)
    return [schema.keyType, schema.valueType].flatMap((part) => unboundedIn(part as z.ZodType, `${path}{}`))
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return unboundedIn(schema.unwrap() as z.ZodType, path)
  if (schema instanceof z.ZodPipe) {
    const last = schema.out as z.ZodType
    return isText(last) ? unboundedText(schema, path) : unboundedIn(schema.in as z.ZodType, path)
  }
  if (isText(schema)) return unboundedText(schema, path)
  const isBounded = [z.ZodNumber, z.ZodBoolean, z.ZodLiteral, z.ZodEnum].some((kind) => schema instanceof kind)
  return isBounded ? [] : [`${path} (${schema.type})`]
}

const isText = (schema: z.ZodType) => schema instanceof z.ZodString || schema instanceof z.ZodStringFormat

/** Most fields share a few kinds of texts. */
const known = new Map<z.ZodType, boolean>()

function unboundedText(schema: z.ZodType, path: string): string[] {
  const isUnbounded = known.get(schema) ?? isUnboundedText(schema, path)
  known.set(schema, isUnbounded)
  return isUnbounded ? [path] : []
}

function isUnboundedText(schema: z.ZodType, path: string): boolean {
  const takes = (letters: number) => spellings.filter((spell) => schema.safeParse(spell(letters)).success)
  expect(takes(10), `a short text for ${path}`).not.toEqual([])
  return takes(tooLong).some((spell) => spell(tooLong).length > 100)
}

describe('a part of an entry', () => {
  const all = { ...collectionSchemas, ...singleSchemas, ...shellSchemas }

  it.each(Object.entries(all))('of %s has a most, however deep it stands', (name, schema) => {
    expect(unboundedIn(schema, name)).toEqual([])
  })

  it('without a most is found wherever it stands', () => {
    const leaky = z.object({
      rows: list(z.object({ cells: z.array(text), note: z.string(), anything: z.unknown() })),
      link: z.url().nullish().transform(String),
      settings: z.record(z.string(), text),
      pair: z.union([z.tuple([z.email(), text]), text]),
    })
    expect(unboundedIn(leaky, 'leaky')).toEqual([
      'leaky.rows[].cells',
      'leaky.rows[].note',
      'leaky.rows[].anything (unknown)',
      'leaky.link',
      'leaky.settings{}',
      'leaky.pair[0]',
    ])
  })

  it('of Markdown is looked at before it is taken apart', () => {
    const nested = `## A\n\n${'*a **b '.repeat(30_000)}`
    const { error } = collectionSchemas.services.shape.body.safeParse(nested)
    expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(/^has \d+ characters(?: without|, and)/)])
    expect(collectionSchemas.articles.safeParse({ ...article, body: nested }).success).toBe(false)
  })
})
