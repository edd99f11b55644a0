import { parseVariant, pictureRoot, type Variant } from '@/routing/pictures'
import { readBuiltBytes, textEndings } from '../built-pages'

/** A variant and the first page that names it. */
export type Wanted = Variant & { address: string; page: string }

/** Between two rows of a page's data, which a long page breaks anywhere, also within an address. */
const rowBreak = Buffer.from('"])</script><script>self.__next_f.push([1,"')
/** `encodePath` escapes every other sign: whatever comes next belongs to what the address stands in. The name of a picture ends in its ending. */
const named = new RegExp(`^${pictureRoot}(?:&amp;|[a-z0-9_,&])+/[\\p{L}\\p{M}\\p{N}%._~/-]*[\\p{L}\\p{M}\\p{N}]`, 'u')

/** The variants the built pages name, and no others, by address without its query. */
export async function listVariants(buildFolder: string): Promise<Wanted[]> {
  const wanted = new Map<string, Wanted>()
  for await (const { file, bytes } of readBuiltBytes(buildFolder, textEndings))
    for (const start of startsIn(bytes)) {
      const address = named.exec(wordAt(bytes, start))?.[0].replaceAll('&amp;', '&') ?? ''
      const variant = wanted.has(address) ? null : parseVariant(address)
      if (variant) wanted.set(address, { ...variant, address, page: file })
    }
  return [...wanted.values()].sort((a, b) => (a.address < b.address ? -1 : 1))
}

/** Where addresses of pictures begin, and where they may begin: before each break between rows. */
function* startsIn(bytes: Buffer): Generator<number> {
  for (const at of placesOf(pictureRoot, bytes)) yield at
  for (const at of placesOf(rowBreak, bytes)) for (let start = at - pictureRoot.length + 1; start < at; start++) yield start
}

function* placesOf(sign: string | Buffer, bytes: Buffer): Generator<number> {
  for (let at = bytes.indexOf(sign); at >= 0; at = bytes.indexOf(sign, at + 1)) yield at
}

const ends = new Set([...'"\'<>\\ \n\r\t'].map((sign) => sign.charCodeAt(0)))

/** What stands from a place on to the next sign no address has, across breaks. */
function wordAt(bytes: Buffer, start: number): string {
  let [word, from, end] = ['', start, start]
  for (;;) {
    while (end < bytes.length && !ends.has(bytes[end] ?? 0)) end++
    word += bytes.toString('utf8', from, end)
    if (!bytes.subarray(end, end + rowBreak.length).equals(rowBreak)) return word
    end += rowBreak.length
    from = end
  }
}
