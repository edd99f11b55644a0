import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { feedsOf } from '@/routing/crawler-addresses'
import { endpoints } from '@/server/api/endpoints'
import { read } from './files'
import { buildFolder, publicFolder } from './release'
import { readManifest, siteRoutes } from './routes'

const pages = new Map(siteRoutes.filter(({ status }) => status === 200).map(({ address, file }) => [address, file]))
const { routes } = readManifest()
const englishFeeds = Object.values(feedsOf('en'))

/** Whether the built site has a file for a path, or a program that answers it; pages are none. */
export function isFile(path: string): boolean {
  if (path.startsWith('/_next/static/')) return existsSync(join(buildFolder, path.slice('/_next/'.length)))
  const built = englishFeeds.includes(path) ? `/en${path}` : path
  return existsSync(join(publicFolder, decodeURI(path))) || built in routes || path in endpoints
}

/** Whether following an address of this site leads to what it names: a page, a place on it, or a file. */
export function leadsSomewhere({ pathname, hash }: URL): boolean {
  // English has no prefix.
  if (/^\/en(\/|$)/.test(pathname)) return false
  const page = pages.get(pathname)
  if (!page) return hash === '' && pathname !== '/' && isFile(pathname)
  return hash === '' || read(page).includes(`id="${decodeURIComponent(hash.slice(1))}"`)
}
