import { watch } from 'node:fs'
import { serveDevApi } from './dev-api'
import { readSiteEnvironment } from './environment'
import { loadEnvironment } from './load-environment'
import { main } from './main'
import { prepareContent } from './prepare-content'
import { prepareCssTypes } from './prepare-css-types'
import { runNext } from './run-next'

const prepare = () =>
  main(async () => {
    await prepareContent(process.env, { pictures: 'originals' })
  }, 'The content has a mistake; the pages show what was there before.')

await main(async () => {
  loadEnvironment(true)
  const { port, siteUrl } = readSiteEnvironment(process.env)
  await prepare()
  prepareCssTypes()
  let pending: NodeJS.Timeout | undefined
  const watcher = watch('content', { recursive: true }, () => {
    clearTimeout(pending)
    pending = setTimeout(prepare, 200)
  })
  Object.assign(process.env, { SITE_URL: siteUrl })
  const api = await serveDevApi()
  try {
    await runNext(['dev', '--port', String(port)], { ...process.env, API_ORIGIN: api.origin })
  } finally {
    await api.close()
    clearTimeout(pending)
    watcher.close()
  }
}, 'The development server was not started.')
