import { useTranslations } from 'next-intl'
import { PageHeading } from '@/components/primitives/page-heading'
import { NextStart } from '@/components/sections/next-start'
import type { Organisation, SampleDocument } from '@/content-client/types'
import { SheetText } from './document-sheet'
import { Seal } from './seal'
import styles from './trust-intro.module.scss'

type TrustIntroProps = { organisation: Organisation; documents: readonly SampleDocument[] }

/** What the page is, and its papers as a fan in the light: the first of them can be read. */
export function TrustIntro({ organisation, documents }: TrustIntroProps) {
  const t = useTranslations('TrustPage')
  const [first, ...others] = documents
  return (
    <div className={styles.intro}>
      <div className={styles.frame}>
        <PageHeading title={t('title')} lead={t('intro')}>
          <NextStart organisation={organisation} />
        </PageHeading>
        {/* All of it stands below, too. */}
        <div className={styles.fan} data-ground="paper" aria-hidden="true">
          {others.reverse().map(({ slug, kind }) => (
            <div className={styles.sheet} key={slug}>
              <p className={styles.kind}>{kind}</p>
            </div>
          ))}
          {first && (
            <div className={styles.sheet}>
              <p className={styles.kind}>{first.kind}</p>
              <p className={styles.name}>{first.title}</p>
              <SheetText document={first} />
              <Seal />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
