import { metadataOf } from '../../_page/page-metadata'
import { SitePage } from '../../_page/site-page'
import { getSite } from '../../_site/current-site'
import { readIndexedPages } from '../../search-index/read-site-index'
import { SearchPage } from './_desk/search-page'

export const generateMetadata = () => metadataOf('search')

export default async function Page() {
  const pages = await readIndexedPages(await getSite())
  return (
    <SitePage target="search">
      <SearchPage pages={pages} />
    </SitePage>
  )
}
