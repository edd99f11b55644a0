import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of an entry: the entry itself, or one of its texts. */
export type ContentFile = { name: string; text: string; collection: string; slug: string }

export const isSample = ({ text }: Pick<ContentFile, 'text'>) => /^sample: true$/m.test(text)

/** Every file of the embedded content. Those of single records have no slug. */
export async function readEntries(content: string): Promise<ContentFile[]> {
  const files = (await readdir(content, { recursive: true })).filter((file) => /\.(?:md|yaml)$/.test(file) && file !== 'README.md')
  return Promise.all(
    files.sort().map(async (name) => {
      const [path = ''] = name.split(/(?:\.(?:en|uk))?\.(?:md|yaml)$/)
      const [collection = '', ...slug] = path.split('/')
      return { name: `content/${name}`, text: await readFile(join(content, name), 'utf8'), collection, slug: slug.join('/') }
    }),
  )
}
