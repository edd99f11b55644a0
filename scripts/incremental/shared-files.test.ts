import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filesOfBuild, finishFakeSite } from '@/tests/support/fake-build'
import { createFakeSite, type FakeSite } from '@/tests/support/fake-releases'
import { smallSite } from '@/tests/support/site-request'
import { filesFolder, readSiteManifest, type SiteManifest } from '../finished-site/site-manifest'
import { writeSite } from '../finished-site/write-site'
import { folderOf } from '../releases/release-store'
import { dropUnchanged } from './drop-unchanged'
import { linkRelease } from './link-release'
import { dropRows, follow, putInPlace } from './put-in-place'

let site: FakeSite
let live: string
let next: string
let manifest: SiteManifest

beforeEach(async () => {
  site = await createFakeSite()
  const rows = '<script data-src="/_next/static/rows/abc.js /_next/static/a.js">'
  const id = await site.release(1, {
    ...filesOfBuild('first'),
    '.next/server/app/en/contacts.html': `<html>${rows}</html>`,
    '.next/static/rows/abc.js': 'rows of the contacts',
  })
  live = folderOf(id)
  next = folderOf('next.partial')
  await share()
})

/** The live release is finished, and another one begins with its files. */
async function share(limit?: number): Promise<void> {
  await finishFakeSite(basename(live), limit)
  const found = await readSiteManifest({ folder: live })
  if (!found) throw new Error('There is no list.')
  manifest = found
  await rm(next, { recursive: true, force: true })
  linkRelease(live, next)
}

afterEach(() => site.remove())

/** Every file of a release with its bytes. */
async function contentsOf(folder: string): Promise<Record<string, string>> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const texts = entries.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name)
    return [file.slice(folder.length + 1), await readFile(file, 'latin1')] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, text)
}

/** As a release is made again: a page, its data and a picture are others. */
async function change(limit?: number): Promise<void> {
  const stage = join(next, 'rendered')
  await write(join(stage, 'app', 'en', 'contacts.html'), '<html>second</html>')
  await write(join(stage, 'app', 'en', 'contacts.rsc'), 'second data')
  await write('public/og/a.jpg', 'second picture')
  await dropRows(next, ['/en/contacts'], manifest)
  const changed = [...(await putInPlace(stage, join(next, '.next', 'server'))), ...(await follow('public/og', join(next, 'public', 'og')))]
  const known = { manifest, changed: new Set(changed) }
  await writeSite({ folder: next }, { paths: smallSite, siteUrl: 'https://a.example', known, ...(limit !== undefined && { limit }) })
}

describe('a release that shares its files with the one that is live', () => {
  it('never changes a byte of it', async () => {
    const before = await contentsOf(live)
    await change()
    expect(Object.keys(before).length).toBeGreaterThan(30)
    expect(await contentsOf(live)).toEqual(before)
  })

  it('has what changed, in every form, and all else as it was', async () => {
    await change()
    const [before, after] = [await contentsOf(live), await contentsOf(next)]
    const other = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name])
    expect(other.sort()).toEqual(
      [
        ...['.next/server/app/en/contacts.html', '.next/server/app/en/contacts.rsc', '.next/static/rows/abc.js', 'public/og/a.jpg'],
        ...[
          'contacts.html',
          'contacts.rsc',
          'contacts.rsc.br',
          'contacts.rsc.gz',
          'contacts.html.br',
          'og/a.jpg',
          '_next/static/rows/abc.js',
        ].map((file) => `site/files/${file}`),
        ...['content/site.json', 'site/manifest.json', 'site-stamp.json'],
      ].sort(),
    )
    const answers = (await readSiteManifest({ folder: next }))?.answers ?? {}
    expect(await readFile(join(filesFolder({ folder: next }), 'contacts.html'), 'utf8')).toBe('<html>second</html>')
    expect(answers['/contacts']?.size).toBe('<html>second</html>'.length)
    expect(answers['/_next/static/rows/abc.js']).toBeUndefined()
    expect(answers['/uk']).toEqual(manifest.answers['/uk'])
  })

  it('keeps the data of all other pages where only what is compressed was kept', async () => {
    const rows = ['/_next/static/rows/abc.js', '/_next/static/rows/first.js']
    await write(join(live, '.next', 'static', 'rows', 'abc.js'), 'rows of the contacts '.repeat(20))
    await share(0)
    expect(rows.map((address) => manifest.answers[address]?.isPlain)).toEqual([false, false])
    await change(0)
    const answers = (await readSiteManifest({ folder: next }))?.answers ?? {}
    expect(rows.map((address) => answers[address])).toEqual([undefined, manifest.answers['/_next/static/rows/first.js']])
    expect(rows.map((address) => existsSync(join(filesFolder({ folder: next }), `${address}.gz`)))).toEqual([false, true])
  })

  it('is not made where the site has grown to another kind: everything is built then', async () => {
    await expect(change(10)).rejects.toThrow('another kind of large')
  })
})

describe('a page that was rendered as it was', () => {
  const data = (hint: number, text: string) => `0:{"f":{"s":"__PAGE__","h":${hint},"d":"${text}"}}\n`

  const render = async (text: string) => {
    const stage = join(next, 'rendered')
    await write(join(live, '.next', 'server', 'app', 'en.rsc'), data(512, 'home'))
    await write(join(stage, 'server', 'app', 'en.rsc'), text)
    await write(join(stage, 'server', 'app', 'en.html'), '<html>')
    const left = await dropUnchanged(stage, ['/en'], live)
    return { left, isKept: existsSync(join(stage, 'server', 'app', 'en.html')) }
  }

  it('stays the file it was', async () => {
    expect(await render(data(512, 'home'))).toEqual({ left: [], isKept: false })
  })

  it('is the same page where Next.js has learned the size of its parts', async () => {
    expect(await render(data(160, 'home'))).toEqual({ left: [], isKept: false })
  })

  it('is another page when a word differs, or a number of its own', async () => {
    expect(await render(data(512, 'house'))).toEqual({ left: ['/en'], isKept: true })
    expect(await render(data(512, 'home').replace('{"s"', '{"picture":{"h":480},"s"'))).toEqual({ left: ['/en'], isKept: true })
  })
})
