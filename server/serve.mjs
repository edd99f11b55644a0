// What an image runs: the current release and nothing else, without the sources and without a build.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const { release } = JSON.parse(readFileSync(join('.releases', 'current.json'), 'utf8'))
const { serve } = await import(pathToFileURL(resolve('.releases', release, 'server.mjs')).href)
await serve()
