import { loadEnvironment } from './load-environment'
import { main } from './main'
import { prepareContent } from './prepare-content'
import { withBuildLock } from './releases/build-lock'

await main(async () => {
  loadEnvironment()
  const { origin, articles, cases } = await withBuildLock(() => prepareContent(process.env))
  console.log(`Prepared ${articles} articles and ${cases} cases from ${origin}.`)
}, 'The content was not prepared.')
