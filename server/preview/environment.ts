import { z } from 'zod'
import { readVariables } from '@/routing/read-variables'

const portError = 'must be a whole number between 1 and 65535'

const schema = z.object({
  PREVIEW: z.enum(['true', 'false'], 'must be true or false').default('false'),
  PREVIEW_HOST: z.string().default('127.0.0.1'),
  PREVIEW_PORT: z.coerce.number({ error: portError }).int(portError).min(1, portError).max(65_535, portError).default(3001),
  PREVIEW_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PREVIEW_URL: z
    .url({ protocol: /^https?$/, abort: true, error: 'must be an address such as https://preview.example.com' })
    .refine((url) => new URL(url).origin === url, 'must be an origin: no path and no slash at the end')
    .optional(),
})

export type PreviewEnvironment = {
  /** Whether the public site passes on to the preview instance whoever has a signed link. */
  isPublic: boolean
  host: string
  port: number
  /** What links are signed with; the panel has the same. */
  secret: string | null
  /** Where editors reach it. */
  url: string
}

/** @throws an Error that names the variable; an empty variable counts as absent. The secret's value is never in the message. */
export function readPreviewEnvironment(variables: Readonly<Record<string, string | undefined>>): PreviewEnvironment {
  const read = readVariables(schema, variables)
  const { PREVIEW, PREVIEW_HOST: host, PREVIEW_PORT: port, PREVIEW_SECRET: secret = null } = read
  return { isPublic: PREVIEW === 'true', host, port, secret, url: read.PREVIEW_URL ?? `http://localhost:${port}` }
}
