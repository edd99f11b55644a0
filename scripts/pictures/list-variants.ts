import { parseVariant, pictureRoot, type Variant } from '@/routing/pictures'
import { readBuilt, textEndings } from '../built-pages'

/** A variant and the first page that names it. */
export type Wanted = Variant & { address: string; page: string }

/** Between two rows of a page's data, which a long page breaks anywhere, also within an address. */
const rowBreak = '"])</script><script>self.__next_f.push([1,"'
const named = new RegExp(`${pictureRoot}[^\\s"'<>\\\\]+`, 'g')

/** The variants the built pages name, and no others, by address without its query. */
export async function listVariants(buildFolder: string): Promise<Wanted[]> {
  const wanted = new Map<string, Wanted>()
  for await (const { file, text } of readBuilt(buildFolder, textEndings))
    for (const [found] of text.replaceAll(rowBreak, '').matchAll(named)) {
      const [address = ''] = found.split('?')
      const variant = wanted.has(address) ? null : parseVariant(address)
      if (variant) wanted.set(address, { ...variant, address, page: file })
    }
  return [...wanted.values()].sort((a, b) => (a.address < b.address ? -1 : 1))
}
