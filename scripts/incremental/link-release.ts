import { join } from 'node:path'
import { linkFiles } from '../releases/link-files'

/** Of each release alone: what it says of itself, what it was made from, and the answers Next.js keeps while it serves. */
const own = new Set(['site-stamp.json', 'content', 'node_modules', join('.next', 'server', 'route-cache')])

/** Gives all files of a release a second name in a new folder; the release they come from may be live. */
export function linkRelease(from: string, to: string): void {
  linkFiles(from, to, (name) => own.has(name))
}
