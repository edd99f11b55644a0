import { watch } from 'node:fs'
import { prepareContent } from '@/build/prepare-content'
import { prepareCssTypes } from '@/build/prepare-css-types'
import { runNext } from '@/build/run-next'
import { readSiteEnvironment } from '@/server/environment'
import { loadEnvironment } from '@/server/load-environment'
import { serveDevApi } from './dev-api'
import { main } from './main'

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
