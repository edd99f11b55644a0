import type { z } from 'zod'

/** @throws an Error that names the variable; an empty variable counts as absent. A value is never in the message. */
export function readVariables<Schema extends z.ZodType>(
  schema: Schema,
  variables: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const { success, data, error } = schema.safeParse(present)
  if (!success) throw new Error(error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'))
  return data
}
