import { offerAddress, reportAddress } from '@/components/estimate/api-addresses'
import { shownWeekSpan } from '@/components/estimate/labels'
import { DataTable } from '@/components/estimate/results/data-table'
import { type EstimateView, money } from '@/components/estimate/results/view'
import { countBlocks } from '@/estimate'
import { localeDetails, otherLocale } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { plainDocument } from '../plain/document'
import type { OfferState } from './offer'
import { listFacts, offerSentence } from './offer-note'

/** `claim` is what the link says of itself, so that the other language is told of the same. */
type OfferPageProps = { view: EstimateView; checked: OfferState; query: string; claim: string }

/** Says whether a link is an offer of ours, and what was offered. Figures stand here only under our signature. */
export async function offerPage({ view, checked, query, claim }: OfferPageProps): Promise<string> {
  const { words } = view
  const { locale } = words
  const t = words.in('EstimateOffer')
  const title = t('offer' in checked ? 'title' : 'notOffer')
  const results = hrefTo(locale, 'estimate/results', { query })
  return plainDocument({
    ...{ words, title, home: results },
    translation: offerAddress(otherLocale(locale), [query, claim].filter(Boolean).join('&')),
    head: <meta property="og:title" content={title} />,
    children: (
      <article data-offer={checked.state} lang={localeDetails[locale].iso}>
        <h1>{title}</h1>
        <p>{(await offerSentence(checked, words)) ?? t('none')}</p>
        {'offer' in checked && <Promised view={view} checked={checked} />}
        <p className="actions">
          {'offer' in checked && <a href={reportAddress(locale, `${query}&${checked.address}`)}>{t('document')}</a>}
          <a href={results}>{t('estimate')}</a>
          <a href={hrefTo(locale, 'contacts', { query: `estimate=${encodeURIComponent(query)}` })}>{t('ask')}</a>
        </p>
      </article>
    ),
  })
}

type Signed = Extract<OfferState, { offer: unknown }>

function Promised({ view, checked }: { view: EstimateView; checked: Signed }) {
  const { result, words, input } = view
  const t = words.in('EstimateOffer')
  const figures = words.in('EstimateResults.keyFigures')
  const facts = [
    { name: t('range'), value: `${money(view, result.cost.p10)} – ${money(view, result.cost.p90)}` },
    { name: figures('budget'), value: money(view, result.cost.p80) },
    { name: figures('time'), value: figures('weeks', shownWeekSpan(result.likelyWeeks)) },
    { name: t('blocks'), value: String(countBlocks(input)) },
  ]
  return (
    <DataTable
      caption={t('said')}
      columns={[{ name: t('fact') }, { name: t('value') }]}
      rows={[...listFacts(checked, words), ...facts].map(({ name, value }) => ({ key: name, cells: [name, value] }))}
    />
  )
}
