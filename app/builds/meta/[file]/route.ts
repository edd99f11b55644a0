import { toBuildManifest } from '@/routing/build-manifest'
import { sitePaths } from '@/routing/site-paths'
import { build } from '../../../_site/build'

export const dynamic = 'force-static'

export const dynamicParams = false

export function generateStaticParams() {
  return [{ file: `${build.id}.json` }]
}

export function GET(): Response {
  return Response.json(toBuildManifest(build, sitePaths))
}
