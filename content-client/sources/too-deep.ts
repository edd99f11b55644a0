import { RequestError } from '../request-error'
import { isRecord } from './flatten'
import { isDeeper } from './is-deeper'
import type { RawEntry } from './source'

/** Levels above the fields of an entry in an answer: the answer, its list, the entry. */
const above = 2

/** What is wrong with an answer of too many levels: the entry that is nested so deep where one can be told, or all of it. */
export function tooDeep(answer: unknown, levels: number): RequestError {
  const reason = `more than ${levels} levels of lists and groups inside one another`
  const entries = isRecord(answer) ? [answer.data].flat().filter(isRecord) : []
  const entry = entries.find((each) => isDeeper(each, levels - above))
  const named = entry && withoutNested(entry)
  if (named === undefined || typeof named.slug !== 'string') return new RequestError(`answered with ${reason}; flatten the entry`, 200)
  return new RequestError(`has ${reason}; look for a relation that leads back to it`, 200, { entry: named })
}

function withoutNested({ attributes, ...rest }: RawEntry): RawEntry {
  const fields = Object.entries({ ...rest, ...(isRecord(attributes) ? attributes : {}) })
  return Object.fromEntries(fields.filter(([, value]) => typeof value !== 'object'))
}
