import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { filesFolder, readSiteManifest, type SiteAnswer } from '@/scripts/finished-site/site-manifest'
import { hashOfFlight } from './flight-tree'

type Folder = { folder: string }

const rowsName = /\/_next\/static\/rows\/[0-9a-f]+\.js/g

/**
 * What is answered otherwise by one release than by the other, address by address. Not compared: when it was built, in which order and
 * portions React wrote the rows of a page, and what Next.js notes about the size of its parts, which a build does not know yet.
 */
export async function differences(one: Folder, other: Folder): Promise<string[]> {
  const [first, second] = await Promise.all([readAnswers(one), readAnswers(other)])
  const addresses = [...new Set([...first.keys(), ...second.keys()])].sort()
  return addresses.filter((address) => first.get(address) !== second.get(address))
}

async function readAnswers(release: Folder): Promise<Map<string, string>> {
  const manifest = await readSiteManifest(release)
  if (!manifest) throw new Error(`${release.folder} is no release.`)
  const texts = new Map<string, string>()
  const rows: string[] = []
  for (const [address, answer] of Object.entries(manifest.answers)) {
    const bytes = await readBytes(release, answer)
    const said = JSON.stringify([answer.kind, answer.status, answer.type, Object.entries(manifest.headers[answer.headers] ?? {}).sort()])
    if (address.match(rowsName)) rows.push(normaliseRows(String(bytes)))
    else texts.set(address, `${said}\n${isText(answer) ? normalise(address, String(bytes)) : bytes.toString('base64')}`)
  }
  // Named by what is in them: the name says what the text does.
  texts.set('the rows of all pages', rows.sort().join('\n'))
  texts.set('the files of the program', await programOf(release))
  return texts
}

/** Names of all that the program is made of, links to packages among them. */
async function programOf({ folder }: Folder): Promise<string> {
  const entries = await readdir(join(folder, '.next'), { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => !entry.isDirectory()).map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
  return names
    .filter((name) => !/\/(?:rows|route-cache)\//.test(name))
    .sort()
    .join('\n')
}

async function readBytes(release: Folder, { file, isPlain }: SiteAnswer): Promise<Buffer> {
  const path = join(filesFolder(release), file)
  return isPlain ? readFile(path) : gunzipSync(await readFile(`${path}.gz`))
}

const isText = ({ type }: SiteAnswer) => /^text|json|xml|javascript/.test(type)

function normalise(address: string, text: string): string {
  if (address.startsWith('/builds/')) return text.replace(/"timestamp":\d+/, '')
  if (address.endsWith('/security.txt')) return text.replace(/^Expires: .*$/m, '')
  if (address.endsWith('.rsc')) return hashOfFlight(text)
  return text.replaceAll(rowsName, '').replace('<meta name="next-size-adjust" content=""/>', '')
}

function normaliseRows(text: string): string {
  const portions = [...text.matchAll(/self\.__next_f\.push\((\[1,.*\])\)(?=;?$)/gm)].map(
    ([, json = '']) => (JSON.parse(json) as [1, string])[1],
  )
  return hashOfFlight(portions.join(''))
}
