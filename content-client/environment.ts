import { z } from 'zod'

const token = z
  .string()
  .trim()
  .regex(/^[!-~]+$/, 'must be one word of Latin letters, digits and signs')
  .optional()

const schema = z
  .object({
    CONTENT_SERVICE_URL: z
      .url({ protocol: /^https?$/, abort: true, error: 'must be an address such as https://content.example.com/api' })
      .refine((url) => !url.endsWith('/'), 'must not end with a slash')
      .optional(),
    CONTENT_SERVICE_TOKEN: token,
    CONTENT_PREVIEW_TOKEN: token,
    CONTENT_MEDIA_HOSTS: z
      .string()
      .transform((hosts) =>
        hosts
          .toLowerCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      )
      .refine(
        (hosts) => hosts.every((host) => /^[a-z0-9.-]+(?::\d+)?$/.test(host)),
        'must be host names with commas between them, such as media.example.com',
      )
      .default([]),
    CONTENT_FALLBACK: z.literal('embedded', { error: 'can only be "embedded"' }).optional(),
  })
  .refine((environment) => !environment.CONTENT_SERVICE_URL || environment.CONTENT_SERVICE_TOKEN, {
    path: ['CONTENT_SERVICE_TOKEN'],
    error: 'is missing: CONTENT_SERVICE_URL is set, and the content service answers only with a token',
  })

export type ContentEnvironment = {
  service: { url: string; token: string } | null
  fallback: 'embedded' | null
  /** Hosts where the service keeps its files, besides its own. */
  mediaHosts: readonly string[]
  /** The token that also reads drafts; a build has no use for it. */
  previewToken: string | null
}

/** @throws an Error that names the variable; an empty variable counts as absent. The token's value is never in the message. */
export function readContentEnvironment(variables: Readonly<Record<string, string | undefined>>): ContentEnvironment {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const result = schema.safeParse(present)
  if (!result.success) throw new Error(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'))
  const {
    CONTENT_SERVICE_URL: url,
    CONTENT_SERVICE_TOKEN: token,
    CONTENT_FALLBACK: fallback,
    CONTENT_MEDIA_HOSTS: mediaHosts,
  } = result.data
  const previewToken = result.data.CONTENT_PREVIEW_TOKEN ?? null
  return { service: url && token ? { url, token } : null, fallback: fallback ?? null, mediaHosts, previewToken }
}
