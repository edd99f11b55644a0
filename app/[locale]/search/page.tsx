import { SearchPage } from '@/components/search/search-page'
import { getCurrentLocale } from '../../_page/current-locale'
import { messageMetadata } from '../../_page/message-metadata'
import { SitePage } from '../../_page/site-page'
import { readSiteIndex } from '../../_search/site-index'

export const generateMetadata = messageMetadata('search', 'SearchPage')

export default async function Page() {
  const { pages } = await readSiteIndex(await getCurrentLocale())
  return (
    <SitePage target="search">
      <SearchPage pages={pages} />
    </SitePage>
  )
}
