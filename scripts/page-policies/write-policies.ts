import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type PolicySite, pageHeaders } from '@/routing/security-headers'
import { readInline } from './read-inline'

/**
 * Writes the policy of every page beside it, where Next.js keeps the headers it sends with a page.
 * @throws an Error that names the page when it holds what no policy can let through.
 */
export async function writePolicies(buildFolder: string, site: PolicySite): Promise<void> {
  const folder = join(buildFolder, 'server', 'app')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const pages = entries.filter(({ name }) => name.endsWith('.html')).map(({ parentPath, name }) => join(parentPath, name))
  for (const page of pages) {
    const headers = pageHeaders(inlineOf(relative(folder, page), await readFile(page, 'utf8')), site)
    const file = page.replace(/\.html$/, '.meta')
    const meta = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(file, JSON.stringify({ ...meta, headers: { ...meta.headers, ...headers } }))
  }
}

function inlineOf(page: string, html: string) {
  try {
    return readInline(html)
  } catch (cause) {
    throw new Error(`${page}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}
