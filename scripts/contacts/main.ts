import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readContactEnvironment } from '@/app/_contact/environment'
import { openSpool } from '@/server/contact/store/spool'
import { readSiteEnvironment } from '@/server/environment'
import { loadEnvironment } from '@/server/load-environment'
import { main } from '../main'
import { backup, restore } from './backup'
import type { Command } from './command'
import { exportMessages } from './export'
import { help } from './help'
import { list } from './list'
import { purge } from './purge'
import { retry } from './retry'
import { show } from './show'

const commands: Readonly<Record<string, Command>> = { list, show, retry, export: exportMessages, backup, restore, purge }

const [name = 'help', ...words] = process.argv.slice(2)

await main(async () => {
  if (['help', '--help', '-h'].includes(name)) return console.log(help)
  const command = commands[name]
  if (!command) throw new Error(`There is no command "${name}".\n\n${help}`)
  loadEnvironment()
  const environment = readContactEnvironment(process.env)
  const { siteUrl } = readSiteEnvironment(process.env)
  // Opening would make an empty one, for another user than that of the site perhaps.
  if (name !== 'restore' && !existsSync(join(environment.dataDir, 'messages.db')))
    throw new Error(`There are no messages in ${environment.dataDir}: no site has kept any there yet (DATA_DIR).`)
  const spool = openSpool(environment.dataDir)
  try {
    await command(words, { spool, environment, siteUrl, now: Date.now(), say: console.log })
  } finally {
    spool.close()
  }
}, 'The messages stay as they are.')
