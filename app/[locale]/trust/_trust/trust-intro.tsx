import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/primitives/button-link'
import { PageHeading } from '@/components/primitives/page-heading'
import { NextStart } from '@/components/sections/next-start'
import type { Organisation, TrustSection } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import { Seal } from './seal'
import styles from './trust-intro.module.scss'

type TrustIntroProps = {
  organisation: Organisation
  questions: readonly (Pick<TrustSection, 'slug' | 'title' | 'figure'> & { document: unknown })[]
}

/** What the page is, and the first sheet of its papers: the number each of them promises. */
export function TrustIntro({ organisation, questions }: TrustIntroProps) {
  const t = useTranslations()
  const locale = useLocale()
  const words = questions.some(({ document }) => document) ? 'documents' : 'answers'
  return (
    <div className={styles.intro}>
      <div className={styles.frame}>
        <PageHeading title={t(`TrustPage.${words}.title`)} lead={t(`TrustPage.${words}.intro`)}>
          <ButtonLink href={hrefTo(locale, 'contacts')} kind="primary" arrow>
            {t('TrustPage.ask')}
          </ButtonLink>
          <NextStart organisation={organisation} />
        </PageHeading>
        <div className={styles.pack} data-ground="paper">
          <div className={styles.sheet} />
          <div className={styles.sheet} />
          <div className={styles.sheet}>
            <p className={styles.kind}>{t('PageNames.trust')}</p>
            <ol>
              {questions.map(({ slug, title, figure }) => (
                <li className={styles.promise} key={slug}>
                  <a href={`#${slug}`}>{title}</a> <b>{figure.value}</b>
                </li>
              ))}
            </ol>
            <Seal />
          </div>
        </div>
      </div>
    </div>
  )
}
