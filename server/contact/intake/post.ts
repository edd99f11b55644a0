import type { FilesProblem } from '@/components/contacts/contact-rules'

/** A file on the disk, under a random name, that nobody has looked into yet. */
export type ReceivedFile = { path: string; name: string; bytes: number }

export type Post = {
  fields: Readonly<Record<string, string>>
  files: readonly ReceivedFile[]
  filesProblem?: FilesProblem
  /** What the disk said when its files could not be written; none of them is there then. */
  fault?: Error
}

/** A request that no form of this site makes. */
export class PostError extends Error {
  constructor(readonly status: 400 | 413 | 415) {
    super(`The post is refused with ${status}.`)
  }
}

/** In bytes: everything but files. */
export const longestWords = 65_536
