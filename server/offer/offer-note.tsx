import type { Words } from '@/components/estimate/words'
import { formatDay } from '@/messages/format'
import { getOrganisation } from '../content'
import type { OfferState } from './offer'

/** Whether an estimate is an offer of ours, in one sentence; null where its link claims nothing. */
export async function offerSentence(checked: OfferState, words: Words): Promise<string | null> {
  const t = words.in('EstimateOffer')
  const { name: company } = await getOrganisation(words.locale)
  if (checked.state === 'none') return null
  if (!('offer' in checked)) return t(checked.state, { company })
  return t(checked.state, { company, date: formatDay(checked.offer.expires, words.locale) })
}

/** The same in a document, with the reference by which we find the offer. */
export async function offerNote(checked: OfferState, words: Words) {
  const sentence = await offerSentence(checked, words)
  if (!sentence) return null
  const t = words.in('EstimateOffer')
  return (
    <section data-offer={checked.state}>
      <h2>{t('offer' in checked ? 'title' : 'notOffer')}</h2>
      <p>{sentence}</p>
      {'offer' in checked && (
        <p>
          {listFacts(checked, words)
            .map(({ name, value }) => `${name}: ${value}`)
            .join(' · ')}
        </p>
      )}
    </section>
  )
}

type Signed = Extract<OfferState, { offer: unknown }>

/** What was promised beside the figures: to whom, and for how long. */
export function listFacts({ offer, reference }: Signed, words: Words): { name: string; value: string }[] {
  const t = words.in('EstimateOffer')
  return [
    { name: t('reference'), value: reference },
    ...(offer.recipient ? [{ name: t('for'), value: offer.recipient }] : []),
    { name: t('issued'), value: formatDay(offer.issued, words.locale) },
    { name: t('until'), value: formatDay(offer.expires, words.locale) },
  ]
}
