import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Gives all files of a folder a second name in another one, and repeats its symbolic links, but for those `isLeftOut` names by their way
 * from it. Whoever changes one of the files afterwards has to put another file in its place and never write into it: it is in both folders.
 */
export function linkFiles(from: string, to: string, isLeftOut: (name: string) => boolean = () => false, inside = ''): void {
  mkdirSync(join(to, inside), { recursive: true })
  for (const entry of readdirSync(join(from, inside), { withFileTypes: true })) {
    const name = join(inside, entry.name)
    if (isLeftOut(name)) continue
    if (entry.isDirectory()) linkFiles(from, to, isLeftOut, name)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(join(from, name)), join(to, name))
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
