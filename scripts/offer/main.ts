import { createWords } from '@/components/estimate/words'
import { catalogues } from '@/messages/catalogues'
import { readSiteEnvironment } from '@/server/environment'
import { loadEnvironment } from '@/server/load-environment'
import { makeKeys, readKeys } from '@/server/offer/keys'
import { main } from '../main'
import { help } from './help'
import { makeOffer } from './make-offer'

const typed = process.argv.slice(2)

await main(async () => {
  if (typed.length === 0 || ['help', '--help', '-h'].includes(typed[0] ?? '')) return console.log(help)
  if (typed[0] === '--new-key') return printKey()
  loadEnvironment()
  const { siteUrl, signingKey } = readSiteEnvironment(process.env)
  const keys = signingKey === null ? null : readKeys(signingKey)
  if (!keys) throw new Error('ESTIMATE_SIGNING_KEY is not set; "npm run estimate:offer -- --new-key" makes one.')
  const today = new Date().toISOString().slice(0, 10)
  for (const line of makeOffer(typed, { keys, siteUrl, today, words: createWords('en', catalogues.en) })) console.log(line)
}, 'Nothing was signed.')

function printKey(): void {
  const { privateKey, publicKey } = makeKeys()
  console.log(`# where offers are signed; keep it as a password is kept\nESTIMATE_SIGNING_KEY=${privateKey}\n`)
  console.log(`# enough for a site: it checks offers and cannot sign them\nESTIMATE_SIGNING_KEY=${publicKey}`)
}
