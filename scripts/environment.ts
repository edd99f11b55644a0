import { z } from 'zod'

const portError = 'must be a whole number between 1 and 65535'

const schema = z.object({
  PORT: z.coerce.number({ error: portError }).int(portError).min(1, portError).max(65_535, portError).default(3000),
  SITE_URL: z
    .url({ protocol: /^https?$/, abort: true, error: 'must be an address such as https://example.com' })
    .refine((url) => new URL(url).origin === url, 'must be an origin: no path and no slash at the end')
    .optional(),
})

export type SiteEnvironment = {
  port: number
  /** Base of every absolute address, without a slash at the end. */
  siteUrl: string
}

/** @throws an Error that names the variable; an empty variable counts as absent. */
export function readSiteEnvironment(variables: Readonly<Record<string, string | undefined>>): SiteEnvironment {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const result = schema.safeParse(present)
  if (!result.success) throw new Error(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'))
  const { PORT: port, SITE_URL: siteUrl } = result.data
  return { port, siteUrl: siteUrl ?? `http://localhost:${port}` }
}
