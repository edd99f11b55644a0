import { useTranslations } from 'next-intl'
import { priceOfQuery } from '@/components/estimate/query-price'
import type { Landing } from '@/content-client/types'

/** The agent itself as a row of the scale its smaller siblings stand on. */
export function useAgentPrice(query: Landing['estimate'], href: string) {
  const t = useTranslations('AgentPage')
  const price = query ? priceOfQuery(query) : null
  if (!price) return null
  const cost = { p10: price.from, p50: price.likely, p90: price.to }
  return { slug: 'agent', href, title: t('priceAgent'), summary: t('priceAgentNote'), sizes: { usual: { cost, weeks: price.weeks.p50 } } }
}
