import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { validateXML } from 'xmllint-wasm'
import { read } from './files'
import { buildFolder, builtFor } from './release'
import { readBuilt } from './routes'

export const siteUrl = builtFor()

/** What the build wrote for an address that no person reads: `sitemap.xml`, `uk/rss.xml`. */
export function readCrawlerFile(address: string): string {
  return read(join(buildFolder, 'server', 'app', `${address}.body`))
}

/** The type such a file is sent with. */
export function typeOfCrawlerFile(address: string): string {
  const { headers } = readBuilt<{ headers: Record<string, string> }>(join('server', 'app', `${address}.meta`))
  return headers['content-type'] ?? ''
}

export const parseXml = (xml: string): Document => new JSDOM(xml, { contentType: 'application/xml' }).window.document

/** What in a file breaks the rules of its schema in `schemas/`; other schemas it imports stand beside it. */
export async function findXmlMistakes(xml: string, schema: string): Promise<string[]> {
  const folder = 'tests/support/schemas'
  const files = readdirSync(folder).filter((file) => file.endsWith('.xsd'))
  const { errors } = await validateXML({
    xml: [{ fileName: 'file.xml', contents: xml }],
    schema: [{ fileName: schema, contents: read(join(folder, schema)) }],
    preload: files.filter((file) => file !== schema).map((file) => ({ fileName: file, contents: read(join(folder, file)) })),
  })
  return errors.map(({ message }) => message)
}
