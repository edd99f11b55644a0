import { useLocale, useTranslations } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import { measure, parseEstimate } from '@/estimate'
import { exampleCallNames, exampleCalls } from '@/estimate/export/open-api'
import { hrefTo } from '@/routing/routes'
import { ArrowLink } from '../../primitives/arrow-link'
import { apiAddresses } from '../api-addresses'
import { moneyIn } from '../labels'
import { toPresets } from '../presets'
import { Call } from './call'
import styles from './example-calls.module.scss'

/** Further calls to copy, each with what it comes to. */
export function ExampleCalls({ addressOf, presets }: { addressOf: (query: string) => string; presets: readonly EstimatePreset[] }) {
  const t = useTranslations('EstimateApiPage.calls')
  const prices = useTranslations('PriceRange')
  const locale = useLocale()
  const known = toPresets(presets)
  return (
    <div className={styles.calls}>
      {exampleCallNames.slice(1).map((name) => {
        const { document, catalogue } = parseEstimate(exampleCalls[name], { presets: known })
        const { cost, weeks } = measure(document.input, catalogue)
        const price = moneyIn(document.input, catalogue, locale)
        return (
          <Call title={t(`of.${name}`)} address={addressOf(exampleCalls[name])} key={name}>
            <p className={styles.figures}>
              <span className="item nowrap">{prices('range', { from: price(cost.p10), to: price(cost.p90) })}</span>{' '}
              <span className="small quiet">{prices('weeks', { weeks })}</span>
            </p>
            <ArrowLink href={`${apiAddresses.estimate}?${exampleCalls[name]}`}>{t('open')}</ArrowLink>
            <ArrowLink href={hrefTo(locale, 'estimate/results', { query: exampleCalls[name] })}>{t('page')}</ArrowLink>
          </Call>
        )
      })}
    </div>
  )
}
