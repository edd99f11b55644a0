import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Of each release alone: what it says of itself, what it was made from, and the answers Next.js keeps while it serves. */
const own = new Set(['site-stamp.json', 'content', 'node_modules', join('.next', 'server', 'route-cache')])

/**
 * Gives all files of a release a second name in a new folder. Whoever changes one of them there has to put another file in its place
 * and never write into it: the release it comes from may be live.
 */
export function linkRelease(from: string, to: string, inside = ''): void {
  mkdirSync(join(to, inside), { recursive: true })
  for (const entry of readdirSync(join(from, inside), { withFileTypes: true })) {
    const name = join(inside, entry.name)
    if (own.has(name)) continue
    if (entry.isDirectory()) linkRelease(from, to, name)
    else if (entry.isFile()) linkFile(join(from, name), join(to, name))
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}
