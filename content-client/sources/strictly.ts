import type { Locale } from '@/routing/locales'
import { ContentError } from '../content-error'
import { RequestError } from '../request-error'
import type { CollectionName, SingleName } from '../schemas'
import { panelAddress } from './panel'
import { documentIdOf, type RawEntry, slugOf, titleOf } from './source'

/** A failure stops the build with a sentence; an endpoint that does not exist may be answered by `whenAbsent`. */
export async function strictly<Result>(
  { name, locale, url }: { name: CollectionName | SingleName; locale: Locale; url: string },
  read: () => Promise<Result>,
  whenAbsent: (() => Promise<Result>) | null,
): Promise<Result> {
  try {
    return await read()
  } catch (cause) {
    if (!(cause instanceof RequestError)) throw cause
    if (cause.status === 404 && whenAbsent) return whenAbsent()
    const { entry, message } = cause
    const place = entry && { entry: slugOf(entry), locale, title: titleOf(entry), link: linkTo(name, entry, { locale, url }) }
    throw new ContentError([{ collection: name, ...place, reason: entry ? message : `the content service ${message}` }], { cause })
  }
}

function linkTo(collection: CollectionName | SingleName, entry: RawEntry, { locale, url }: { locale: Locale; url: string }) {
  const documentId = documentIdOf(entry)
  return documentId === undefined ? undefined : panelAddress(url, { collection, documentId, locale })
}
