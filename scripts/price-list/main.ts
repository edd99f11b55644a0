import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { stringify } from 'yaml'
import { currentCatalogue } from '@/estimate'
import { main } from '../main'
import { type PriceChanges, readChanges } from './changes'
import { releasePriceList } from './release'

const help = `npm run price-list -- COMMAND

  show                     the rates, exchange rates, support and days off of today, as a file to change
  release VERSION FILE     adds a version, such as 2027.1, with what FILE changes; prices of all pages follow with the next build
  help                     this

Old versions stay: an address keeps the figures it was made with.`

const [command = 'help', version, file] = process.argv.slice(2)

await main(async () => {
  if (['help', '--help', '-h'].includes(command)) return console.log(help)
  if (command === 'show') return console.log(stringify(toFile()).trimEnd())
  if (command !== 'release' || !version || !file) throw new Error(`"${process.argv.slice(2).join(' ')}" is no command.\n\n${help}`)
  const changes = readChanges(await readFile(file, 'utf8'), file)
  const date = new Date().toISOString().slice(0, 10)
  const written = await releasePriceList(process.cwd(), { version, date, changes, isFirst: false })
  console.log(
    `Version ${version} is in ${relative(process.cwd(), written)} and current. Look at its prices with npm run dev, then commit it.`,
  )
}, 'The price list stays as it is.')

function toFile(): PriceChanges {
  const { rates, exchange, support, holidays } = currentCatalogue
  const { USD: _one, ...units } = exchange.rates
  const { none: _nothing, ...levels } = support
  const byRole = Object.fromEntries(Object.entries(rates).map(([role, rate]) => [role.toLowerCase(), rate]))
  return { rates: byRole, exchange: { date: exchange.date, ...units }, support: levels, holidays: [...holidays] } as PriceChanges
}
