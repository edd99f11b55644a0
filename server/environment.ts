import { z } from 'zod'
import { readVariables } from '@/routing/read-variables'
import { readKeys } from './offer/keys'

const portError = 'must be a whole number between 1 and 65535'

const heapError = 'must be a number of megabytes, 128 or more'

const daysError = 'must be a number of days, such as 7'

const dsnError = 'must be the address Sentry gives, such as https://key@errors.example.com/1'

const keyError = 'must be a key that "npm run estimate:offer -- --new-key" printed'

/** As a header and a browser's question for a password can carry it. */
const secretError = 'must be at least 32 Latin letters, digits or signs without a space, such as "openssl rand -hex 32" prints'

const schema = z.object({
  PORT: z.coerce.number({ error: portError }).int(portError).min(1, portError).max(65_535, portError).default(3000),
  HOST: z.string().optional(),
  ACCESS_LOG: z.enum(['true', 'false'], 'must be true or false').default('false'),
  NUMBERS: z.enum(['true', 'false'], 'must be true or false').default('false'),
  SITE_URL: z
    .url({ protocol: /^https?$/, abort: true, error: 'must be an address such as https://example.com' })
    .refine((url) => new URL(url).origin === url, 'must be an origin: no path and no slash at the end')
    .optional(),
  SENTRY_DSN: z
    .url({ protocol: /^https?$/, abort: true, error: dsnError })
    .refine(isDsn, dsnError)
    .optional(),
  SENTRY_ENVIRONMENT: z.string().default('production'),
  SENTRY_AUTH_TOKEN: z.string().optional(),
  SENTRY_ORG: z.string().optional(),
  SENTRY_PROJECT: z.string().optional(),
  HEAP_LIMIT_MB: z.coerce.number({ error: heapError }).int(heapError).min(128, heapError).default(256),
  TRUSTED_PROXIES: z.string().default('loopback, linklocal, uniquelocal'),
  PUBLISH_SECRET: z
    .string()
    .regex(/^[!-~]{32,}$/, secretError)
    .optional(),
  ESTIMATE_SIGNING_KEY: z
    .string()
    .refine((text) => readKeys(text) !== null, keyError)
    .optional(),
  RELEASES_KEEP_DAYS: z.coerce.number({ error: daysError }).nonnegative(daysError).default(7),
})

function isDsn(url: string): boolean {
  const { username, pathname } = new URL(url)
  return username !== '' && /\/\d+$/.test(pathname)
}

/** What has to be known before source maps can be uploaded. */
const uploads = ['SENTRY_DSN', 'SENTRY_ORG', 'SENTRY_PROJECT'] as const

export type SiteEnvironment = {
  port: number
  /** Name or address of the interface to listen on; all of them without one. */
  host: string | undefined
  /** One line for each request. */
  accessLog: boolean
  /** Whether visits are counted. */
  isCounting: boolean
  /** How many megabytes the heap of a release may take. */
  heapLimit: number
  /** Base of every absolute address, without a slash at the end. */
  siteUrl: string
  /** Where errors are reported and under which name; none without an address. */
  sentry: { dsn: string; environment: string } | null
  /** Whose word for the address of a visitor is taken; none with `none`. */
  trustedProxies: readonly string[]
  /** How long the files of a release stay after it was replaced, for tabs that are still open. */
  keepDays: number
  /** What the content service proves itself with when something was published; null where nobody may tell. */
  publishSecret: string | null
  /** What offers are signed with, or its public half, by which they are checked; null where none are. */
  signingKey: string | null
}

/** @throws an Error that names the variable; an empty variable counts as absent. */
export function readSiteEnvironment(variables: Readonly<Record<string, string | undefined>>): SiteEnvironment {
  const read = readVariables(schema, variables)
  const { PORT: port, HOST: host, SITE_URL: siteUrl = `http://localhost:${port}`, RELEASES_KEEP_DAYS: keepDays } = read
  const { HEAP_LIMIT_MB: heapLimit } = read
  const { SENTRY_DSN: dsn, SENTRY_ENVIRONMENT: environment } = read
  const lacking = uploads.filter((name) => !read[name])
  if (read.SENTRY_AUTH_TOKEN && lacking.length > 0)
    throw new Error(lacking.map((name) => `${name} is needed to upload source maps, which SENTRY_AUTH_TOKEN asks for`).join('\n'))
  const [accessLog, isCounting] = [read.ACCESS_LOG === 'true', read.NUMBERS === 'true']
  const proxies = read.TRUSTED_PROXIES.split(',').map((each) => each.trim())
  const trustedProxies = proxies.join() === 'none' ? [] : proxies
  const { PUBLISH_SECRET: publishSecret = null, ESTIMATE_SIGNING_KEY: signingKey = null } = read
  const sentry = dsn ? { dsn, environment } : null
  return { port, host, accessLog, isCounting, heapLimit, trustedProxies, siteUrl, sentry, keepDays, publishSecret, signingKey }
}
