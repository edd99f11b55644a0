import { writeSnapshot } from '@/content-client/snapshot'
import type { Drafts } from './read-drafts'

/** Reads, and writes what is new to where a release reads its content. */
export function writeDrafts(read: () => Promise<Drafts>, file: string): () => Promise<Drafts> {
  let written: Drafts | undefined
  return async () => {
    const drafts = await read()
    if (drafts !== written) await writeSnapshot(drafts.content, file)
    written = drafts
    return drafts
  }
}
