import { main } from '../main'
import { connect } from './connect'
import { exportContent } from './export/export-content'
import { seed } from './seed'
import { start } from './start'

const help = `npm run content-service                  installs, fills, and starts the content service
npm run content-service -- connect       lets the site read it: writes its address and tokens into .env.local
npm run content-service -- seed          brings content/ into it; what editors have changed stays [--overwrite [--yes]]
npm run content-service -- export        brings what it has published back into content/, or into a folder [FOLDER]`

type Command = (words: readonly string[]) => Promise<void>

const commands: Readonly<Record<string, Command>> = { start, connect, seed, export: exportContent }

const [name = 'start', ...words] = process.argv.slice(2)

await main(async () => {
  if (['help', '--help', '-h'].includes(name)) return console.log(help)
  const command = commands[name]
  if (!command) throw new Error(`There is no command "${name}".\n\n${help}`)
  await command(words)
}, 'The content service stays as it is.')
