import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { parse } from 'yaml'
import { digestFiles } from '../stamp'
import { writeKept } from '../write-kept'

export type KeptEntries = {
  /** @throws as the parser does, of a text that is wrong. */
  parse: (yaml: string) => unknown
  parsed: () => number
  /** Keeps what was asked for since it was opened, and nothing else. */
  save: () => Promise<void>
}

type Kept = { parser: string; entries: Map<string, Buffer> }

/** Parsed YAML, kept between builds by what was written: 1.4 ms an entry, of which most are as they were. */
export async function openKeptEntries(file = join('.cache', 'entries')): Promise<KeptEntries> {
  const parser = await digestFiles(['package-lock.json'])
  const before = await readKept(file)
  const known: Kept['entries'] = before?.parser === parser ? before.entries : new Map()
  const asked: Kept['entries'] = new Map()
  let parsed = 0
  return {
    parsed: () => parsed,
    parse(yaml) {
      const name = createHash('sha256').update(yaml).digest('base64url')
      const entry = asked.get(name) ?? known.get(name) ?? serialize(parseAnew(yaml))
      asked.set(name, entry)
      // Each time another object: whoever gets it may change it.
      return deserialize(entry)
    },
    async save() {
      if (parsed === 0 && asked.size === known.size) return
      await mkdir(dirname(file), { recursive: true })
      await writeKept(file, serialize({ parser, entries: asked } satisfies Kept))
    },
  }

  function parseAnew(yaml: string): unknown {
    parsed++
    return parse(yaml)
  }
}

async function readKept(file: string): Promise<Kept | null> {
  try {
    return deserialize(await readFile(file))
  } catch {
    // None, or of another version of Node.js.
    return null
  }
}
