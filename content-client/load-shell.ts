import type { z } from 'zod'
import { ContentError } from './content-error'
import { inPlainWords } from './plain-words'
import { type ShellName, shellSchemas } from './schemas'
import type { ContentSource } from './sources/source'
import type { ShellRecords } from './types'

/** Reads what header, footer and error page share. From a lenient source a failure is logged and leaves its part empty. */
export async function loadShell(source: ContentSource): Promise<ShellRecords> {
  const [networks, phones, emails] = await Promise.all([
    readRecords(source, 'social-networks', shellSchemas['social-networks']),
    readRecords(source, 'sales-phone', shellSchemas['sales-phone']),
    readRecords(source, 'sales-email', shellSchemas['sales-email']),
  ])
  return {
    socialNetworks: sortByPriority(networks),
    salesPhone: phones[0]?.phone ?? null,
    salesEmail: emails[0]?.email ?? null,
  }
}

async function readRecords<Schema extends z.ZodType>(source: ContentSource, name: ShellName, schema: Schema): Promise<z.output<Schema>[]> {
  try {
    const records = await source.readShell(name)
    return records.map((record) => {
      const result = schema.safeParse(record, { error: inPlainWords })
      if (result.success) return result.data
      const [issue] = result.error.issues
      throw new ContentError([{ collection: name, field: issue?.path.join('.'), reason: issue?.message ?? 'is not valid' }])
    })
  } catch (error) {
    if (!source.lenientShell) throw error
    const reason = error instanceof Error ? error.message : String(error)
    console.error('Error fetching data', error instanceof ContentError ? reason : `${name}: ${reason}`)
    return []
  }
}

/** Ascending and stable; entries without a priority come last. */
export function sortByPriority<Item extends { priority: number | null }>(items: readonly Item[]): Item[] {
  const rank = ({ priority }: Item) => priority ?? Number.POSITIVE_INFINITY
  return [...items].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}
