import { readdirSync, readFileSync } from 'node:fs'
import { join, parse as parsePath } from 'node:path'
import { parse } from 'yaml'

const folder = join(process.cwd(), 'content', 'estimate-presets')

/** The estimate presets of the embedded content as they are written, by slug. */
export const writtenPresets = readdirSync(folder).map((name) => ({
  slug: parsePath(name).name,
  ...parse(readFileSync(join(folder, name), 'utf8')),
}))
