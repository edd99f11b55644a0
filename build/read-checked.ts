import { parse } from 'yaml'
import type { z } from 'zod'
import { RefusedError } from './problems'

type Reading = {
  /** The name of the file, for sentences. */
  source: string
  /** The sentence for what is wrong with a field. */
  words: (issue: z.core.$ZodRawIssue) => string | undefined
  /** What did not happen where something is wrong. */
  outcome: string
}

/** A YAML file of the site's owner. @throws a RefusedError with a sentence for each field that is wrong. */
export function readChecked<Schema extends z.ZodType>(schema: Schema, text: string, { source, words, outcome }: Reading): z.output<Schema> {
  const { success, data, error } = schema.safeParse(parse(text) ?? {}, { error: words })
  if (success) return data
  const reasons = error.issues.map(({ path, message }) => `${source}, ${path.join('.') || 'the whole file'}: ${message}`)
  throw new RefusedError(reasons, outcome)
}
