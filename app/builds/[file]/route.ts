import { latestBuildPath } from '@/routing/build-paths'
import { build } from '../../_site/build'

export const dynamic = 'force-static'

export const dynamicParams = false

/** `/builds/latest.json`: which build is being served. */
export function generateStaticParams() {
  return [{ file: latestBuildPath.split('/').at(-1) }]
}

export function GET(): Response {
  return Response.json(build)
}
