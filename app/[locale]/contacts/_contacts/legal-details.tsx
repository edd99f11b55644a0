import { useLocale, useTranslations } from 'next-intl'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { Section } from '@/components/primitives/section'
import type { Organisation } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import styles from './legal-details.module.scss'

type LegalDetailsProps = { organisation: Organisation; className: string | undefined }

/** The legal entity and its address, with a plain link to a map instead of an embedded one that tracks. */
export function LegalDetails({ organisation: { name, address, legal }, className }: LegalDetailsProps) {
  const t = useTranslations('ContactsPage.legal')
  const locale = useLocale()
  const place = `${address.city}, ${address.country}`
  const rows = [{ term: t('name'), value: name }, { term: t('place'), value: place }, ...legal]
  return (
    <Section title={t('title')} className={className}>
      <dl className="ruledStrong">
        {rows.map(({ term, value }) => (
          <div className={styles.row} key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="gap2 across4 above4 cluster">
        <ArrowLink href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}>{t('map')}</ArrowLink>
        <ArrowLink href={hrefTo(locale, 'trust')}>{t('trust')}</ArrowLink>
      </p>
      <p className="small above15 quiet">{t('mapNote')}</p>
    </Section>
  )
}
