import { useLocale, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CaseCard } from '@/components/portfolio/case-card'
import { toFrame } from '@/components/portfolio/case-frames'
import { Container } from '@/components/primitives/container'
import { SearchForm } from '@/components/search/search-form'
import type { CaseStudy, CaseTags, Facet } from '@/content-client/types'
import { pickMessages } from '@/messages/pick'
import { hrefTo } from '@/routing/routes'
import { CaseFilter } from './case-filter'
import { CaseOutcome } from './case-outcome'
import { type Selection, toSelected } from './case-selection'
import { NoCases } from './no-cases'

type PortfolioPageProps = {
  cases: readonly CaseStudy[]
  /** The values of each case, by its slug. */
  tags: Readonly<Record<string, CaseTags>>
  facets: readonly Facet[]
  /** What the page is filtered by; nothing on the portfolio itself. */
  chosen?: Selection
  /** The top of the page. */
  children: ReactNode
}

export function PortfolioPage({ cases, tags, facets, chosen = {}, children }: PortfolioPageProps) {
  const t = useTranslations('PortfolioFilter')
  const locale = useLocale()
  const tagged = cases.flatMap((study) => {
    const own = tags[study.slug]
    return own ? [{ slug: study.slug, tags: own, study }] : []
  })
  const shown = tagged.filter(toSelected(chosen))
  const linked = facets.map(({ name, values }) => ({
    name,
    title: t(name),
    values: values.map((value) => ({ ...value, href: hrefTo(locale, { name: 'portfolio/by', slug: `${name}/${value.slug}` }) })),
  }))
  return (
    <>
      {children}
      <Container last>
        <CaseFilter
          facets={linked}
          home={hrefTo(locale, 'portfolio')}
          chosen={chosen}
          cases={tagged.map(({ slug, tags }) => ({ slug, tags }))}
          cards={shown.map(({ slug, study }, index) => ({
            slug,
            card: (
              <CaseCard
                key={slug}
                study={study}
                frame={toFrame(index, shown.length)}
                heading="h2"
                first={index === 0}
                outcome={<CaseOutcome study={study} />}
              />
            ),
          }))}
          words={{
            ...pickMessages(useMessages().PortfolioFilter, ['label', 'all', 'remove']),
            found: [...cases.keys(), cases.length].map((count) => t('found', { count })),
          }}
          empty={<NoCases />}
          other={<SearchForm />}
        />
      </Container>
    </>
  )
}
