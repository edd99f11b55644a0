import { once } from 'node:events'
import { readSiteEnvironment } from '@/server/environment'
import { loadEnvironment } from '@/server/load-environment'
import { readPreviewEnvironment } from '@/server/preview/environment'
import { expectFreePort } from '../expect-free-port'
import { main } from '../main'
import { servePreview } from './serve-preview'

// `npm run preview`: the current release with drafts in place of what is published.
await main(async () => {
  loadEnvironment()
  const { secret, ...preview } = readPreviewEnvironment(process.env)
  if (!secret) throw new Error('PREVIEW_SECRET is missing: links to drafts are signed with it, here and in the content service')
  const { host, port, url } = preview
  await expectFreePort({ host, port })
  const say = (sentence: string) => console.log(sentence)
  const environment = readSiteEnvironment(process.env)
  const { server, stop } = await servePreview({ environment, preview: { ...preview, secret }, variables: process.env, say })
  await once(server.listen(port, host), 'listening')
  say(`Showing drafts on port ${port} of ${host}, to who comes by a signed link to ${url}.`)
  const end = async () => {
    await stop()
    process.exit(0)
  }
  process.once('SIGTERM', end).once('SIGINT', end)
}, 'The preview was not started.')
