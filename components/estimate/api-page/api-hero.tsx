import { useLocale, useTranslations } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import { formatNumber } from '@/messages/format'
import { ButtonLink } from '../../primitives/button-link'
import { PageHeading } from '../../primitives/page-heading'
import { apiAddresses } from '../api-addresses'
import { firstPreset } from '../presets'
import { PresetHorizon } from '../results/preset-horizon'
import styles from './api-hero.module.scss'

/** What one asks, and the dawn drawn from what comes back. */
export function ApiHero({ query, presets }: { query: string; presets: readonly EstimatePreset[] }) {
  const t = useTranslations('EstimateApiPage')
  const locale = useLocale()
  const preset = presets.find(({ slug }) => slug === firstPreset)
  return (
    <div className={styles.hero}>
      <PageHeading title={t('title')} lead={t('intro')}>
        <ButtonLink href={apiAddresses.openApi} kind="primary" arrow>
          {t('openApi')}
        </ButtonLink>
        <ButtonLink href={apiAddresses.schema}>{t('schema')}</ButtonLink>
        <ButtonLink href={apiAddresses.catalogue}>{t('catalogue')}</ButtonLink>
      </PageHeading>
      {preset && (
        <div className={styles.answer}>
          <p className={styles.request} lang="en">
            <code>
              <b>GET</b> {apiAddresses.estimate}?<wbr />
              {query}
            </code>
          </p>
          <PresetHorizon
            preset={preset}
            shown={{ currency: 'USD', rate: 1 }}
            caption={(percentile) => <code>{`cost.${percentile}`}</code>}
            price={(dollars) => formatNumber(Math.round(dollars), locale)}
          />
        </div>
      )}
    </div>
  )
}
