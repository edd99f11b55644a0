import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { project } from './project'

const secret = () => randomBytes(32).toString('base64url')

/** Strapi asks for small and capital letters and a digit. */
const password = () => `${randomBytes(12).toString('base64url')}aA1`

const file = join(project, '.env')

/** What only this service and those who run it know; made once and never again. */
const text =
  () => `# Written by "npm run content-service" on first use. Change a token here and restart, and the old one is worth nothing; remove it to revoke it.
PORT=1337
APP_KEYS=${secret()},${secret()}
ADMIN_JWT_SECRET=${secret()}
API_TOKEN_SALT=${secret()}
TRANSFER_TOKEN_SALT=${secret()}
ENCRYPTION_KEY=${secret()}

# Who signs in first. The editor may edit and publish; the administrator may also invite people and read messages.
ADMIN_EMAIL=admin@site.example
ADMIN_PASSWORD=${password()}
EDITOR_EMAIL=editor@site.example
EDITOR_PASSWORD=${password()}

# What the site is let in with: builds, the preview, messages of visitors.
SITE_READ_TOKEN=${secret()}
SITE_PREVIEW_TOKEN=${secret()}
SITE_CONTACT_TOKEN=${secret()}

# Whom to tell that something was published, and where drafts are shown; the same secrets are in the site's environment.
PUBLISH_URL=http://localhost:3000/api/publish
PUBLISH_SECRET=${secret()}
PREVIEW_URL=http://localhost:3001
PREVIEW_SECRET=${secret()}

# PostgreSQL instead of SQLite in data/:
# DATABASE_URL=postgres://user:password@localhost:5432/content
`

export type Secrets = Readonly<Record<string, string | undefined>>

/** Writes the file where there is none. What the process's environment says is stronger. */
export async function ensureSecrets(): Promise<Secrets> {
  // The user alone may read it. An existing file is never touched.
  await writeFile(file, text(), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const { PORT } = process.env
  return { ...(await readSecrets()), ...(PORT && { PORT }) }
}

/**
 * What the service was set up with. `PORT` of the process's environment is the site's for whoever does not start the service.
 * @throws an Error where the service was never set up here.
 */
export async function readSecrets(): Promise<Secrets> {
  const kept = await readFile(file, 'utf8').catch(() => {
    throw new Error('There is no content service here yet; start it with "npm run content-service".')
  })
  const { PORT: _, ...others } = process.env
  return { ...parseEnv(kept), ...others }
}

/** Where the service answers, with `/api`. */
export function addressOf({ PORT, PUBLIC_URL }: Secrets): string {
  return `${PUBLIC_URL || `http://localhost:${PORT || 1337}`}/api`
}
