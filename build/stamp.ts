import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Stamp } from '@/routing/release/releases'

const parts = {
  sources: [
    'app',
    'build',
    'components',
    'content-client',
    'estimate',
    'messages',
    'public',
    'routing',
    'scripts',
    'server',
    'styles',
    'instrumentation.ts',
    'instrumentation-client.ts',
    'middleware.ts',
    'next.config.ts',
    'tsconfig.json',
  ],
  content: ['content'],
  dependencies: ['package-lock.json'],
}

/** Made of the content before every build, and compiled into its program. */
const compiled = ['public/styles', 'routing/generated', 'styles/generated']

/** Written by the build itself, so no part of what it is made from. */
const generated = ['messages/en.d.json.ts', 'public/_ipx', 'public/og', 'public/icons', 'public/favicon.ico', ...compiled]

export async function takeStamp(siteUrl: string, variables: Readonly<Record<string, string | undefined>>): Promise<Stamp> {
  const digestOf = (names: RegExp) =>
    digest(
      JSON.stringify(
        Object.entries(variables)
          .filter(([name, value]) => names.test(name) && value)
          .sort(),
      ),
    )
  return {
    sources: await digestFiles(parts.sources, generated),
    content: await digestFiles(parts.content),
    dependencies: await digestFiles(parts.dependencies),
    SITE_URL: siteUrl,
    // A digest: the token is among them and must not be written anywhere.
    'CONTENT_*': digestOf(/^CONTENT_(?!PREVIEW_)/),
    // Pages are files, so where their errors go is written into them, and whose they are.
    'SENTRY_*': digestOf(/^SENTRY_(DSN|ENVIRONMENT)$/),
    '*_SITE_VERIFICATION': digestOf(/_SITE_VERIFICATION$/),
    // The privacy policy says how long messages are kept and which ways they go, and whether visits are counted; to whom is nobody's business.
    'CONTACT_*': digest(
      JSON.stringify([
        ...[variables.CONTACT_RETENTION_DAYS || '90', Boolean(variables.SMTP_URL), Boolean(variables.CONTACT_SERVICE_TOKEN)],
        variables.NUMBERS === 'true',
      ]),
    ),
  }
}

/**
 * The name of a build: the same for the same sources, settings and what is compiled of the content (addresses, letters of the fonts), so
 * that two servers of one release agree on it, and pages rendered from other texts belong to the same program.
 */
export async function buildIdOf({ content: _texts, ...stamp }: Stamp): Promise<string> {
  return digest(JSON.stringify([stamp, await digestFiles(compiled)])).slice(0, 20)
}

/** The parts in which two stamps differ; null stands for no usable build. */
export function changedParts(built: Stamp | null, present: Stamp): string[] {
  if (!built) return ['there is no finished build']
  return (Object.keys(present) as (keyof Stamp)[]).filter((part) => built[part] !== present[part]).map((part) => `${part} changed`)
}

/** Whether two builds differ in nothing but settings and content: what was proved of the code of one holds for the other. */
export function isSameCode(built: Stamp | null, present: Stamp): boolean {
  return built?.sources === present.sources && built.dependencies === present.dependencies
}

/** A digest of files, and of all in folders. */
export async function digestFiles(roots: readonly string[], without: readonly string[] = []): Promise<string> {
  const files = (await Promise.all(roots.map(listFiles)))
    .flat()
    .filter((file) => !without.some((path) => file === path || file.startsWith(`${path}/`)))
  // At once: so many small files take five times as long where each is waited for.
  const digests = files.sort().map((file) => `${file} ${digest(readFileSync(file))}`)
  return digest(digests.join('\n'))
}

async function listFiles(root: string): Promise<string[]> {
  const kind = await stat(root).catch(() => null)
  if (!kind) return []
  if (kind.isFile()) return [root]
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
