import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { CaseStudy, CaseTags, Facet } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import { Container } from '../primitives/container'
import { CaseCard } from './case-card'
import { CaseFilter } from './case-filter'
import { toFrame } from './case-frames'
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
            card: <CaseCard key={slug} study={study} frame={toFrame(index, shown.length)} heading="h2" />,
          }))}
          words={{
            label: t('label'),
            all: t('all'),
            found: [...cases.keys(), cases.length].map((count) => t('found', { count })),
          }}
          empty={<NoCases />}
        />
      </Container>
    </>
  )
}
