import { availableParallelism } from 'node:os'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { mergeSheets } from '@/build/static-pages/merge-sheets'
import { feedsOf } from '@/routing/crawler-addresses'
import { fixedPaths } from '@/routing/routes'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './messages/request.ts',
  experimental: {
    // Types of keys and of the values each message takes.
    createMessagesDeclaration: './messages/en.json',
    // Messages are compiled by the build, so that no page carries a parser for them.
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
})

const { BUILD_ID = 'development', NODE_ENV, SENTRY_DSN = '', SENTRY_ENVIRONMENT = '' } = process.env

const isDeveloping = NODE_ENV === 'development'

/** What `npm run dev` answers beside Next.js. */
const besideNext = (part: 'api' | 'images') =>
  process.env.API_ORIGIN ? [{ source: `/${part}/:path*`, destination: `${process.env.API_ORIGIN}/${part}/:path*` }] : []

const rewrites = async () => ({
  beforeFiles: [
    ...[...fixedPaths.filter((path) => path !== '/'), ...Object.values(feedsOf('en'))].map((path) => ({
      source: path,
      destination: `/en${path}`,
    })),
    ...besideNext('images'),
  ],
  afterFiles: besideNext('api'),
  fallback: [],
})

const config: NextConfig = {
  // A build is a folder of files; while somebody develops, Next.js answers.
  ...(!isDeveloping && { output: 'export' }),
  generateBuildId: () => BUILD_ID,
  // Written into the code in place of their names: what is only for a DSN falls out of a build without one.
  env: { BUILD_ID, SENTRY_DSN, SENTRY_ENVIRONMENT },
  // Pages for developers exist while somebody develops; a build does not see them.
  pageExtensions: [...(isDeveloping ? ['dev.tsx'] : []), 'tsx', 'ts'],
  poweredByHeader: false,
  sassOptions: { loadPaths: [process.cwd()] },
  images: { unoptimized: true },
  compiler: { runAfterProductionCompile: ({ distDir }) => mergeSheets(distDir) },
  // Of thousands of pages the first ones wait until their process has read all of the content: on a busy machine longer than the minute
  // that is usual, after which the build would end.
  staticPageGenerationTimeout: 300,
  // `npm test` has checked them a minute before it builds.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === 'yes' },
  experimental: {
    globalNotFound: true,
    // By default one core is left alone, which on two cores is half of them. Each process gets an equal share of the routes in their order:
    // with two, one has all articles and the other their Markdown, and is done in half the time.
    cpus: Math.max(4, availableParallelism()),
    // The default puts most of the site's style sheets into every page; a page pays for what it shows. Fine parts are put together again
    // for each kind of page (`mergeSheets`).
    cssChunking: { type: 'graph', requestCost: 2_000, weightDistribution: 0 },
  },
  // English has no prefix in addresses: what the middleware does not see is mapped here.
  ...(isDeveloping && { rewrites }),
}

/** Source maps are made only to be uploaded, by a build that has the address of the uploads, and are gone again before it is served. */
export default async function configure(): Promise<NextConfig> {
  const { SENTRY_AUTH_TOKEN: authToken, SENTRY_ORG: org, SENTRY_PROJECT: project } = process.env
  const complete = withNextIntl(config)
  if (!SENTRY_DSN || !authToken) return complete
  // Fetched here and not above: it brings a bundler's tools, which no other start of this file needs.
  const { withSentryConfig } = await import('@sentry/nextjs/config')
  return withSentryConfig(complete, {
    authToken,
    ...(org && { org }),
    ...(project && { project }),
    release: { name: BUILD_ID },
    sourcemaps: { deleteSourcemapsAfterUpload: true },
    // It would put the list of all pages into every page.
    routeManifestInjection: false,
    telemetry: false,
    errorHandler: (error) => {
      const sentence = `The source maps were not uploaded: ${error.message}`
      // A build keeps to itself what Next.js prints (`build/run-next.ts`).
      if (process.send) process.send(sentence)
      else console.warn(sentence)
    },
  })
}
