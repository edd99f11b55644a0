import { useLocale, useTranslations } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import { formatNumber } from '@/messages/format'
import { ArrowLink } from '../../primitives/arrow-link'
import { Button } from '../../primitives/button'
import { PageHeading } from '../../primitives/page-heading'
import { apiAddresses } from '../api-addresses'
import { firstPreset } from '../presets'
import { PresetHorizon } from '../results/preset-horizon'
import styles from './api-hero.module.scss'

const documents = ['openApi', 'schema', 'catalogue'] as const

/** A call to try, and the dawn drawn from what comes back: a form, so that it needs no scripts. */
export function ApiHero({ presets }: { presets: readonly EstimatePreset[] }) {
  const t = useTranslations('EstimateApiPage')
  const locale = useLocale()
  return (
    <div className={styles.hero}>
      <PageHeading title={t('title')} lead={t('intro')} split />
      <form className="wrap gap15 cluster" action={apiAddresses.estimate}>
        <label className={styles.request} lang="en">
          <b>GET</b>
          <span>{apiAddresses.estimate}</span>
          <span>?preset=</span>
          <select className={styles.list} name="preset" defaultValue={firstPreset}>
            {presets.map(({ slug }) => (
              <option key={slug}>{slug}</option>
            ))}
          </select>
        </label>
        <Button type="submit" kind="primary" arrow>
          {t('send')}
        </Button>
      </form>
      <div className={styles.answers}>
        {presets.map((preset) => (
          <div data-first={preset.slug === firstPreset || undefined} key={preset.slug}>
            <PresetHorizon
              preset={preset}
              shown={{ currency: 'USD', rate: 1 }}
              caption={(percentile) => <code translate="no">{`cost.${percentile}`}</code>}
              price={(dollars) => formatNumber(Math.round(dollars), locale)}
            />
          </div>
        ))}
      </div>
      <p className={styles.documents}>
        {documents.map((name) => (
          <ArrowLink href={apiAddresses[name]} key={name}>
            {t(name)}
          </ArrowLink>
        ))}
      </p>
    </div>
  )
}
