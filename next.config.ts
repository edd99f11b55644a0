import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { fixedPageHeaders, pictureHeaders } from '@/routing/caching'
import { feedsOf } from '@/routing/machine-addresses'
import { fixedPaths } from '@/routing/routes'

const withNextIntl = createNextIntlPlugin('./messages/request.ts')

const config: NextConfig = {
  // A second build beside the served one (tests against a stub of the content service).
  distDir: process.env.DIST_DIR || '.next',
  // Pages for developers exist while somebody develops; a build does not see them.
  pageExtensions: [...(process.env.NODE_ENV === 'development' ? ['dev.tsx'] : []), 'tsx', 'ts'],
  poweredByHeader: false,
  sassOptions: { loadPaths: [process.cwd()] },
  images: { unoptimized: true },
  experimental: { globalNotFound: true },
  headers: async () => [...fixedPageHeaders(), ...pictureHeaders()],
  // English has no prefix in addresses; fixed pages are mapped here, so that they cost no middleware.
  rewrites: async () => ({
    beforeFiles: [...fixedPaths.filter((path) => path !== '/'), ...Object.values(feedsOf('en'))].map((path) => ({
      source: path,
      destination: `/en${path}`,
    })),
    afterFiles: [],
    fallback: [],
  }),
}

export default withNextIntl(config)
