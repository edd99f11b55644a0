import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Rule = { regex: string; has?: unknown[]; headers: { key: string; value: string }[] }

type RoutesManifest = { headers: Rule[]; rsc?: { varyHeader: string } }

/** What the configuration of the site (`headers` of `next.config.ts`) says about addresses, whoever asks. */
export type HeaderRules = {
  headersOf: (path: string) => Record<string, string>
  /** Names of the headers by which an answer at the address of a page may differ. */
  vary: string
}

export async function readHeaderRules(buildFolder: string): Promise<HeaderRules> {
  const { headers, rsc } = JSON.parse(await readFile(join(buildFolder, 'routes-manifest.json'), 'utf8')) as RoutesManifest
  const rules = headers.filter(({ has }) => !has).map((rule) => ({ ...rule, pattern: new RegExp(rule.regex) }))
  return {
    headersOf: (path) => {
      const said = rules.filter(({ pattern }) => pattern.test(path)).flatMap((rule) => rule.headers)
      return Object.fromEntries(said.map(({ key, value }) => [key.toLowerCase(), value]))
    },
    vary: [rsc?.varyHeader, 'Accept-Encoding'].filter(Boolean).join(', '),
  }
}
