import { readContactEnvironment } from '@/app/_contact/environment'
import { readSiteEnvironment } from '@/server/environment'
import { loadEnvironment } from '@/server/load-environment'
import { expectFreePort } from './expect-free-port'
import { main } from './main'

// What `npm start` does before it serves: server/start.mjs runs it and becomes the server then.
await main(async () => {
  loadEnvironment()
  const environment = readSiteEnvironment(process.env)
  readContactEnvironment(process.env)
  await expectFreePort(environment)
  const { prepareToServe } = await import('./releases/prepare-to-serve')
  await prepareToServe(environment)
}, 'The site was not started.')
