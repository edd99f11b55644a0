import { prepareContent } from '@/build/prepare-content'
import { withBuildLock } from '@/build/releases/build-lock'
import { loadEnvironment } from '@/server/load-environment'
import { main } from './main'

await main(async () => {
  loadEnvironment()
  const { origin, articles, cases } = await withBuildLock(() => prepareContent(process.env))
  console.log(`Prepared ${articles} articles and ${cases} cases from ${origin}.`)
}, 'The content was not prepared.')
