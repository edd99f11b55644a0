import { useLocale, useTranslations } from 'next-intl'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { Section } from '@/components/primitives/section'
import type { CaseTags, Facet } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import { countWith } from './case-selection'
import styles from './other-values.module.scss'

type OtherValuesProps = {
  facet: Facet
  /** The slug of the value whose page this is. */
  current: string
  /** The values of each case, by its slug. */
  tags: Readonly<Record<string, CaseTags>>
}

/** Where else to look: what the portfolio has beside this value, each with the number of its cases. */
export function OtherValues({ facet: { name, values }, current, tags }: OtherValuesProps) {
  const t = useTranslations('PortfolioFilter')
  const locale = useLocale()
  const cases = Object.entries(tags).map(([slug, own]) => ({ slug, tags: own }))
  return (
    <Section
      title={t(`others.${name}`)}
      layout="stacked"
      aside={<ArrowLink href={hrefTo(locale, 'portfolio')}>{t('none.all')}</ArrowLink>}
      className={styles.section}
    >
      <ul className={styles.values}>
        {values.flatMap(({ slug, title }) =>
          slug === current ? (
            []
          ) : (
            <li className={styles.value} key={slug}>
              <a className={styles.link} href={hrefTo(locale, { name: 'portfolio/by', slug: `${name}/${slug}` })}>
                {title}
              </a>
              <span className="meta quiet">{t('found', { count: countWith(cases, {}, name, slug) })}</span>
            </li>
          ),
        )}
      </ul>
    </Section>
  )
}
