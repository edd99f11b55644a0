import { removeSnapshot } from '@/content-client/snapshot'
import { main } from './main'
import { prepareContent } from './prepare-content'

await main(async () => {
  await removeSnapshot()
  const { origin, articles, cases } = await prepareContent(process.env)
  console.log(`Prepared ${articles} articles and ${cases} cases from ${origin}.`)
}, 'The content was not prepared.')
