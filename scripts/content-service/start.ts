import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expectFreePort } from '../expect-free-port'
import { prepareProject, project, startStrapi } from './project'
import { addressOf, ensureSecrets, type Secrets } from './secrets'
import { describeOutcomes, importContent } from './seed'

/** In milliseconds; an empty PostgreSQL took 12 s. */
const patience = 120_000

/** `npm run content-service`: everything a first start needs, and then the service until it is stopped. */
export async function start(): Promise<void> {
  const secrets = await ensureSecrets()
  const port = Number(secrets.PORT || 1337)
  await expectFreePort({ port, host: secrets.HOST || '127.0.0.1' })
  await prepareProject()
  if (!secrets.DATABASE_URL && !existsSync(join(project, secrets.DATABASE_FILENAME || 'data/content.db')))
    describeOutcomes(await importContent())
  const child = startStrapi()
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill('SIGTERM'))
  const origin = addressOf(secrets).replace(/\/api$/, '')
  const isReady = await Promise.race([answers(`http://localhost:${port}/_health`), ended.then(() => false)])
  if (isReady) console.log(welcome(origin, secrets))
  const code = await ended
  if (!isReady || code) throw new Error('Strapi ended; its last lines say why.')
}

async function answers(address: string): Promise<boolean> {
  for (const start = Date.now(); Date.now() - start < patience; await wait(200)) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return true
  }
  return false
}

const welcome = (origin: string, { EDITOR_EMAIL, ADMIN_EMAIL }: Secrets) => `
The content service is ready.
  Panel         ${origin}/admin
  Editor        ${EDITOR_EMAIL}, password: EDITOR_PASSWORD in ${project}/.env
  Administrator ${ADMIN_EMAIL}, password: ADMIN_PASSWORD in ${project}/.env
  The site      "npm run content-service -- connect" once, then "npm run release"; ${project}/README.md is the guide for editors.
`
