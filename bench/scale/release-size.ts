import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

export type Size = { kind: string; files: number; megabytes: number }

/** What a folder takes of the disk, by kind of file; a file with several names in it counts once, under the first of them. */
export async function sizeOf(folder: string): Promise<Size[]> {
  const kinds = new Map<string, { files: number; bytes: number }>()
  const seen = new Set<number>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name)
    const { ino, size } = await stat(file)
    if (seen.has(ino)) continue
    seen.add(ino)
    const kind = kindOf(file.slice(folder.length + 1))
    const known = kinds.get(kind) ?? { files: 0, bytes: 0 }
    kinds.set(kind, { files: known.files + 1, bytes: known.bytes + size })
  }
  const sizes = [...kinds].map(([kind, { files, bytes }]) => ({ kind, files, megabytes: bytes / 1_000_000 }))
  return sizes.sort((a, b) => b.megabytes - a.megabytes)
}

/** `.next/server *.html`, `site *.rsc.gz`, `public/og *.png`. */
export function kindOf(file: string): string {
  const [top = '', second = ''] = file.split('/')
  const place = top === 'site' || second.includes('.') || second === '' ? top : `${top}/${second}`
  const [ending = ''] = /(?:\.segment)?(?:\.[a-z]+)?\.[a-z0-9]+$/i.exec(file.split('/').at(-1) ?? '') ?? []
  return `${place} *${ending}`
}
