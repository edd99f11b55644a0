import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { limits } from '@/content-client/limits'
import { requestBytes, requestJson } from '@/content-client/request'

type Upload = { url: string; provider_metadata: { path?: string } | null }

export type MediaLibrary = {
  /** Where a picture of the service lies in the repository, as entries write it; remembers that it is used. */
  toPath: (address: string) => string
  /** Writes the pictures that are used and not there yet, or other than there. Returns their paths. */
  save: (folder: string) => Promise<string[]>
}

/**
 * The pictures of the service: one that an import brought goes back to where it was, one of an editor into `images/content/`.
 * @throws an Error where the service does not answer.
 */
export async function openMediaLibrary({ url, token }: { url: string; token: string }): Promise<MediaLibrary> {
  const { origin } = new URL(url)
  const answer = await requestJson(`${url}/upload/files`, token, { bytes: limits.answerBytes, milliseconds: limits.answerMilliseconds })
  const paths = new Map((answer as Upload[]).map((file) => [new URL(file.url, origin).href, file.provider_metadata?.path]))
  const used = new Map<string, string>()
  return {
    toPath: (given) => {
      const address = new URL(given, origin).href
      const path = paths.get(address) ?? `images/content/${basename(new URL(address).pathname)}`
      used.set(address, path)
      return `/${path}`
    },
    save: async (folder) => {
      const written: string[] = []
      for (const [address, path] of used) {
        const bytes = await requestBytes(address, { bytes: limits.pictureBytes, milliseconds: limits.answerMilliseconds })
        const file = join(folder, path)
        const present = await readFile(file).catch(() => null)
        if (present && digest(present) === digest(bytes)) continue
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, bytes)
        written.push(file)
      }
      return written
    },
  }
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
