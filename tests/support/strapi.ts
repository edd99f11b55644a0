import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from './free-port'

const sources = ['config', 'src', 'scripts', 'package.json']
const installed = ['node_modules', 'build']

/** The same in every process: a folder is filled by one test and served by others. */
const secret = (name: string) => createHash('sha256').update(`of a test: ${name}`).digest('hex')

export const strapiSecrets = {
  APP_KEYS: secret('APP_KEYS'),
  ADMIN_JWT_SECRET: secret('ADMIN_JWT_SECRET'),
  API_TOKEN_SALT: secret('API_TOKEN_SALT'),
  TRANSFER_TOKEN_SALT: secret('TRANSFER_TOKEN_SALT'),
  ENCRYPTION_KEY: secret('ENCRYPTION_KEY'),
  SITE_READ_TOKEN: secret('SITE_READ_TOKEN'),
  SITE_PREVIEW_TOKEN: secret('SITE_PREVIEW_TOKEN'),
  SITE_CONTACT_TOKEN: secret('SITE_CONTACT_TOKEN'),
  ADMIN_EMAIL: 'admin@site.example',
  ADMIN_PASSWORD: 'Administrator-1',
  EDITOR_EMAIL: 'editor@site.example',
  EDITOR_PASSWORD: 'Editor-of-texts-1',
}

/** Brings `content/` into a project, in a process of its own: Playwright's runner imports no JSON, and the brand is a JSON file. */
export function fillStrapi(cwd: string): void {
  const command = `const { importContent } = await import(${JSON.stringify(resolve('scripts/content-service/seed.ts'))})
await importContent({ cwd: ${JSON.stringify(cwd)} })`
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', command], { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** A project of its own with the code of this one. @param filled another whose database and pictures it begins with */
export async function createStrapiFolder(filled?: string): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'strapi-'))
  for (const name of sources) await cp(join('content-service', name), join(path, name), { recursive: true })
  for (const name of installed.filter((one) => existsSync(join('content-service', one))))
    await symlink(resolve('content-service', name), join(path, name))
  await mkdir(join(path, 'public', 'uploads'), { recursive: true })
  await mkdir(join(path, 'data'))
  for (const name of filled ? ['data', 'public'] : []) await cp(join(filled ?? '', name), join(path, name), { recursive: true })
  await writeFile(join(path, '.env'), toEnvironment(strapiSecrets))
  return path
}

const toEnvironment = (variables: Readonly<Record<string, string>>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')

export type RunningStrapi = {
  origin: string
  /** Its lines so far. */
  log: () => string
  stop: () => Promise<void>
}

/** @throws an Error with its last lines when it does not start. */
export async function startStrapi(folder: string, variables: Readonly<Record<string, string>> = {}): Promise<RunningStrapi> {
  const port = await findFreePort()
  const program = join('node_modules', '@strapi', 'strapi', 'bin', 'strapi.js')
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), ...variables } as const
  const child = spawn(process.execPath, [program, 'start'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const origin = `http://localhost:${port}`
  await untilReady(child, `${origin}/_health`, () => said)
  return {
    origin,
    log: () => said,
    stop: async () => {
      const closed = once(child, 'close')
      child.kill('SIGTERM')
      await closed
    },
  }
}

async function untilReady(child: ChildProcess, address: string, said: () => string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await wait(100)
  }
  throw new Error(`Strapi ended with ${child.exitCode}:\n${said().slice(-2000)}`)
}

export const removeStrapiFolder = (path: string) => rm(path, { recursive: true, force: true })

/** What a person does in the panel, by the requests the panel makes. */
export async function signIn(origin: string, role: 'ADMIN' | 'EDITOR' = 'EDITOR') {
  const body = JSON.stringify({ email: strapiSecrets[`${role}_EMAIL`], password: strapiSecrets[`${role}_PASSWORD`] })
  const answer = await fetch(`${origin}/admin/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  const { data } = (await answer.json()) as { data: { token?: string; accessToken?: string } }
  const headers = { Authorization: `Bearer ${data.token ?? data.accessToken}`, 'Content-Type': 'application/json' }
  const ask = async (method: string, path: string, fields?: object, more = {}): Promise<{ status: number; body: unknown }> => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { ...headers, ...more },
      ...(fields ? { body: JSON.stringify(fields) } : {}),
    })
    return { status: response.status, body: await response.json().catch(() => null) }
  }
  const entriesOf = (type: string) => `/content-manager/collection-types/api::${type}.${type}`
  return {
    ask,
    find: async (type: string, slug: string): Promise<string> => {
      const { body: found } = await ask('GET', `${entriesOf(type)}?locale=en&filters[slug][$eq]=${encodeURIComponent(slug)}`)
      const [entry] = (found as { results: { documentId: string }[] }).results
      if (!entry) throw new Error(`There is no ${type} "${slug}".`)
      return entry.documentId
    },
    save: (type: string, id: string, locale: string, fields: object) => ask('PUT', `${entriesOf(type)}/${id}?locale=${locale}`, fields),
    publish: (type: string, id: string, locale: string, fields: object = {}) =>
      ask('POST', `${entriesOf(type)}/${id}/actions/publish?locale=${locale}`, fields),
    create: (type: string, locale: string, fields: object) => ask('POST', `${entriesOf(type)}?locale=${locale}`, fields),
    remove: (type: string, id: string) => ask('DELETE', `${entriesOf(type)}/${id}?locale=*`),
  }
}
