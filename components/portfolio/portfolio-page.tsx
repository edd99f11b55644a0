import { useTranslations } from 'next-intl'
import type { CaseStudy } from '@/content-client/types'
import { Container } from '../primitives/container'
import { PageHeading } from '../primitives/page-heading'
import { SearchForm } from '../search/search-form'
import { CaseList } from './case-list'

export function PortfolioPage({ cases }: { cases: readonly CaseStudy[] }) {
  const t = useTranslations('PortfolioPage')
  return (
    <>
      <PageHeading title={t('title')} lead={t('intro')}>
        <SearchForm />
      </PageHeading>
      <Container last>
        <CaseList cases={cases} heading="h2" />
      </Container>
    </>
  )
}
