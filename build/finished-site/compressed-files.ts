import { createHash } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { copyFile, link, mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '@/routing/release/site-manifest'

const folder = join('.cache', 'compressed')

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const deflate = promisify<Buffer, { level: number }, Buffer>(gzip)

/**
 * Of Brotli; gzip always does its best, at 60 MB/s. Measured on pages and their data, in MB/s of one core and in per cent more bytes than
 * the best: 11: 1.1; 10: 3.2, 1 %; 9: 20, 9 %; 5: 57, 13 %.
 */
const qualities = { best: 11, good: 10, fair: 9, quick: 5 } as const

export type Quality = keyof typeof qualities

export const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

type Compressed = { file: string; size: number }

type Wish = { digest: string; encoding: Encoding; quality: Quality }

/** Compressed files, kept by content between builds: what did not change is never compressed again. */
export function openCompressedFiles() {
  const asked = new Map<string, Promise<Compressed>>()
  let made = 0

  async function find(bytes: Buffer, file: string, { encoding, quality }: Wish): Promise<Compressed> {
    const known = await stat(file).catch(() => null)
    if (known) return { file, size: known.size }
    const small = encoding === 'br' ? await brotli(bytes, brotliOptions(bytes, quality)) : await deflate(bytes, { level: 9 })
    made++
    await mkdir(dirname(file), { recursive: true })
    await writeFile(`${file}.new`, small)
    await rename(`${file}.new`, file)
    return { file, size: small.length }
  }

  return {
    made: () => made,
    /** The kept file with these bytes compressed, and how long it is. The same bytes may be asked for under several names. */
    compress(bytes: Buffer, wish: Wish): Promise<Compressed> {
      const name = `${wish.digest}.${wish.encoding === 'br' ? `br${qualities[wish.quality]}` : 'gz'}`
      const file = join(folder, name.slice(0, 2).toLowerCase(), name)
      const result = asked.get(file) ?? find(bytes, file, wish)
      asked.set(file, result)
      return result
    },
    /** Removes what this build did not need and no release holds. A large site has tens of thousands: nobody waits for this process meanwhile. */
    tidy(): void {
      if (!existsSync(folder)) return
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const file = join(entry.parentPath, entry.name)
        if (entry.isFile() && !asked.has(file) && statSync(file).nlink === 1) rmSync(file)
      }
    },
  }
}

function brotliOptions(bytes: Buffer, quality: Quality): BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return { params: { [BROTLI_PARAM_QUALITY]: qualities[quality], [BROTLI_PARAM_SIZE_HINT]: bytes.length } }
}

/** One file under two names where the disk allows it: nobody writes into either of them, they are only replaced. */
export async function shareFile(source: string, target: string): Promise<void> {
  // Mostly the folder is there.
  await link(source, target).catch(async () => {
    await mkdir(dirname(target), { recursive: true })
    await link(source, target).catch(() => copyFile(source, target))
  })
}
