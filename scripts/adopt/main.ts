import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { main } from '../main'
import { adopt } from './adopt'
import { readAnswers } from './answers'
import { askFor } from './ask'
import { clearSamples } from './clear'
import { findSamples, type Left } from './status'

const help = `npm run adopt                 asks for name, colours, contacts and rates, keeps the answers in adopt.yaml, and writes them
npm run adopt -- FILE         takes the answers from a file; scripts/adopt/example.yaml has every one of them
npm run adopt -- status       what is still the sample's, by kind, and where it shows
npm run adopt -- clear        deletes every sample entry, and links to them from what stays; git has them still
npm run adopt -- help         this`

const [command = 'adopt.yaml'] = process.argv.slice(2)

await main(async () => {
  if (['help', '--help', '-h'].includes(command)) return console.log(help)
  if (command === 'status') return sayStatus(await findSamples(process.cwd()))
  if (command === 'clear') return console.log(`${(await clearSamples(process.cwd())).length} files of sample entries are deleted.`)
  if (process.argv.length < 3) await askAtTheTerminal(command)
  if (!existsSync(command)) throw new Error(`There is no file ${command}.\n\n${help}`)
  const answers = readAnswers(await readFile(command, 'utf8'), command)
  const done = await adopt(answers, command, { root: process.cwd(), today: new Date().toISOString().slice(0, 10) })
  for (const sentence of done) console.log(sentence)
  console.log('Look at it with npm run dev; "npm run adopt -- status" says what is still sample.')
}, 'The site stays as it is.')

async function askAtTheTerminal(file: string): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    await askFor(file, { ask: (question) => terminal.question(question), say: console.log })
  } finally {
    terminal.close()
  }
}

function sayStatus(left: readonly Left[]): void {
  for (const kind of new Set(left.map((one) => one.kind))) {
    const found = left.filter((one) => one.kind === kind)
    console.log(`\n${kind}: ${found.length}`)
    for (const { what, page } of found) console.log(`  ${what}  →  ${page}`)
  }
  console.log(left.length === 0 ? 'Nothing is sample any more.' : `\n${left.length} left.`)
}
