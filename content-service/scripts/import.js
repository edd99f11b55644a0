/**
 * node scripts/import.js: reads entries and pictures as JSON from standard input and brings them into the database. The site's
 * `npm run content-service -- seed` writes that JSON; it prints one line of JSON for each step and for what became of each entry.
 */
const { createStrapi } = require('@strapi/strapi')
const { join } = require('node:path')
const { json } = require('node:stream/consumers')
const { importEntries } = require('./import/entries')
const { importPictures } = require('./import/pictures')

const root = join(__dirname, '..')
const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`)

async function main() {
  const { pictures, entries, overwrite = false } = await json(process.stdin)
  const strapi = await createStrapi({ appDir: root, distDir: root, autoReload: false }).load()
  strapi.log.level = 'warn'
  const files = await importPictures(strapi, pictures, say)
  await importEntries(strapi, { entries, files, overwrite }, say)
  await strapi.destroy()
  process.exit(0)
}

main().catch((error) => {
  say({ failed: error.message, details: error.details?.errors?.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [] })
  process.exit(1)
})
