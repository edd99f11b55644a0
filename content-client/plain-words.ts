import type { z } from 'zod'

const kinds: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'a group of fields',
  record: 'a group of fields',
  string: 'a text',
}

/** What is wrong with a field, as an editor would say it; schemas with words of their own keep them. */
export function inPlainWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_union' && Array.isArray(issue.options)) return `must be ${orList(issue.options)}`
  if (issue.input === undefined || issue.input === null) return 'is missing'
  if (issue.code === 'invalid_type' && issue.expected === 'string' && areBlocks(issue.input)) return blocksSentence
  if (issue.code === 'invalid_type') return `must be ${kinds[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value') return `must be ${orList(issue.values)}`
  if (issue.code === 'too_small' && issue.origin === 'array') return `must have at least ${issue.minimum} entries`
  if (issue.code === 'too_small') return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`
  return undefined
}

/** Strapi's other field for long texts, whose JSON this site does not read. */
function areBlocks(input: unknown): boolean {
  const parts = Array.isArray(input) ? input : []
  return parts.length > 0 && parts.every((part) => typeof part === 'object' && part !== null && 'type' in part && 'children' in part)
}

const blocksSentence =
  'is a text of the kind “Rich text (Blocks)”, which this site does not read; make it a field of the kind “Rich text (Markdown)”'

function orList(values: readonly unknown[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(values.map((value) => `"${String(value)}"`))
}
