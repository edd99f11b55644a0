import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { GET as answerCatalogue } from '@/server/api/estimate/catalogue'
import { GET as answerOpenApi } from '@/server/api/estimate/openapi'
import { GET as answerSchema } from '@/server/api/estimate/schema'
import { GET as answerEstimate } from '@/server/api/estimate/v1'
import { siteUrl } from './crawler-files'
import { read } from './files'
import { buildFolder } from './release'
import { siteRoutes } from './routes'

/** A text some program reads, and where it stands: a file, or a value in a JSON file. */
export type CrawlerText = { where: string; text: string }

const built = join(buildFolder, 'server', 'app')

const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.body'))

/** Feeds, sitemaps, indexes and their like, as the build wrote them; of JSON each name and value. */
export function readCrawlerFiles(): CrawlerText[] {
  return files.flatMap((file) => {
    const text = read(join(built, file))
    const where = `/${file.slice(0, -'.body'.length)}`
    return /^\s*[[{]/.test(text) ? textsIn(JSON.parse(text), where) : [{ where, text }]
  })
}

/** What a page says in JSON-LD. */
export function readStructuredData(): CrawlerText[] {
  return siteRoutes.flatMap(({ address, file }) =>
    [...read(file).matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, json = '']) =>
      textsIn(JSON.parse(json), address),
    ),
  )
}

/** What the interface of the estimate answers, asked without a server. */
export async function askInterface(): Promise<CrawlerText[]> {
  const answers = {
    '/api/estimate/v1/catalogue': answerCatalogue,
    '/api/estimate/v1/openapi': answerOpenApi,
    '/api/estimate/v1/schema': answerSchema,
    '/api/estimate/v1': answerEstimate,
    '/api/estimate/v1?lang=uk&preset=company-site&from=2027-03-01': answerEstimate,
  }
  const texts = Object.entries(answers).map(async ([path, answer]) => {
    const response = await answer(new Request(`${siteUrl}${path}`))
    return textsIn(await response.json(), path)
  })
  return (await Promise.all(texts)).flat()
}

function textsIn(value: unknown, where: string): CrawlerText[] {
  if (typeof value === 'string') return [{ where, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => [{ where, text: name }, ...textsIn(each, `${where} ${name}`)])
}
