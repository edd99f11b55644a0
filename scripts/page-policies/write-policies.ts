import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type PolicySite, pageHeaders } from '@/routing/security-headers'
import { readInline } from './read-inline'
import { withTrustedTypes } from './trusted-types'

/**
 * Writes the policy of every page beside it, where Next.js keeps the headers it sends with a page, and the rules for its scripts into it.
 * @throws an Error that names the page when it holds what no policy can let through.
 */
export async function writePolicies(buildFolder: string, site: PolicySite): Promise<void> {
  const folder = join(buildFolder, 'server', 'app')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const pages = entries.filter(({ name }) => name.endsWith('.html')).map(({ parentPath, name }) => join(parentPath, name))
  for (const page of pages) await inPage(relative(folder, page), () => writePolicy(page, site))
}

async function writePolicy(page: string, site: PolicySite): Promise<void> {
  const html = withTrustedTypes(await readFile(page, 'utf8'))
  const headers = pageHeaders(readInline(html), site)
  const file = page.replace(/\.html$/, '.meta')
  const meta = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(page, html)
  await writeFile(file, JSON.stringify({ ...meta, headers: { ...meta.headers, ...headers } }))
}

async function inPage(page: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    throw new Error(`${page}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}
