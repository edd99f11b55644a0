import { useLocale, useTranslations } from 'next-intl'
import { pricesIn } from '@/components/estimate/labels'
import { ButtonLink } from '@/components/primitives/button-link'
import { FactList } from '@/components/primitives/fact-list'
import { Blueprint } from '@/components/services/blueprint'
import { isDrawn } from '@/components/services/drawn-services'
import { headlineOf, type ServicePrice } from '@/components/services/service-price'
import type { SampleDocument, Service } from '@/content-client/types'
import { formatUsd } from '@/messages/format'
import { documentRoute, hrefTo } from '@/routing/routes'
import styles from './service-hero.module.scss'

type ServiceHeroProps = { service: Service; price: ServicePrice | undefined; document: SampleDocument | undefined }

/** What the service is, what it costs and what to do next, beside its drawing. */
export function ServiceHero({ service, price, document }: ServiceHeroProps) {
  const t = useTranslations('ServicePage')
  const locale = useLocale()
  const facts = [
    ...(price ? [{ term: t(termOf(price)), value: <HeroPrice price={price} /> }] : []),
    { term: t('duration'), value: service.duration },
    { term: t('team'), value: t('roleCount', { count: service.roles.length }) },
  ]
  return (
    <header className={styles.hero} data-service={service.slug}>
      <div className={styles.frame}>
        <div className="shrinks from1to8">
          <h1 className={styles.title}>{service.title}</h1>
          <p className={styles.lead}>{service.lead}</p>
          <div className={styles.actions}>
            <MainAction service={service} />
            {document && <ButtonLink href={hrefTo(locale, documentRoute(document.slug))}>{document.kind}</ButtonLink>}
          </div>
        </div>
        {isDrawn(service.slug) && (
          <div className={styles.drawing}>
            <Blueprint service={service.slug} first />
          </div>
        )}
        <div className={styles.facts}>
          <FactList facts={facts} huge={price !== undefined} />
        </div>
      </div>
    </header>
  )
}

const termOf = ({ from, expected, to }: ServicePrice) => (from === to ? 'fixedPrice' : expected ? 'priceExpected' : 'priceFrom')

/** With the dollars of a price that contracts name. */
function HeroPrice({ price }: { price: ServicePrice }) {
  const locale = useLocale()
  const amount = headlineOf(price)
  const [shown, inDollars] = [pricesIn(locale)(amount), formatUsd(amount, locale)]
  return (
    <>
      {shown} {price.agreed && shown !== inDollars && <span className="item quiet nowrap">({inDollars})</span>}
    </>
  )
}

/** Where presets make the price the next step is to change them; a fixed price leaves only the dates to agree on. */
function MainAction({ service: { price } }: { service: Service }) {
  const t = useTranslations('ServicePage')
  const locale = useLocale()
  const href =
    price.kind === 'fixed' ? hrefTo(locale, 'contacts') : hrefTo(locale, 'estimate/settings', { query: `preset=${price.presets[0]}` })
  return (
    <ButtonLink href={href} kind="primary" arrow>
      {price.kind === 'fixed' ? t('agreeDates') : t('estimate')}
    </ButtonLink>
  )
}
