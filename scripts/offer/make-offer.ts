import { parseArgs } from 'node:util'
import { noticeLabel } from '@/components/estimate/notices/notice-label'
import type { Words } from '@/components/estimate/words'
import { addDays, checkCompatibility, formatEstimate, isDay, type ParsedEstimate, parseEstimate } from '@/estimate'
import { cleanTitle } from '@/estimate/address/title'
import type { OfferKeys } from '@/server/offer/keys'
import { checkOffer, signOffer } from '@/server/offer/offer'

type Bench = { keys: OfferKeys; siteUrl: string; today: string; words: Words }

/** The link of a signed offer, and what it says. @throws an Error whose message says what is wrong with the words typed. */
export function makeOffer(typed: readonly string[], { keys, siteUrl, today, words }: Bench): string[] {
  const { address, issued, days, recipient } = readWords(typed, today)
  const parsed = parseEstimate(queryOf(address))
  const reasons = reasonsAgainst(parsed, words)
  if (reasons.length > 0) throw new Error(['This estimate is not signed:', ...reasons].join('\n'))
  const query = formatEstimate(parsed.document, parsed.catalogue)
  const link = signOffer({ query, issued, expires: addDays(issued, days), recipient }, keys)
  const made = checkOffer(new URLSearchParams(link), query, keys, issued)
  if (!('offer' in made)) throw new Error('The signature was not recognized by the key it was made with')
  const { reference, offer } = made
  const language = /^(?:https?:\/\/[^/]+)?\/uk\//.test(address) ? '&lang=uk' : ''
  const named = recipient && `, for ${recipient}`
  return [`Offer ${reference}, ${offer.issued} to ${offer.expires}${named}`, `${siteUrl}/api/estimate/offer?${link}${language}`]
}

function readWords(typed: readonly string[], today: string) {
  const { positionals, values } = parseArgs({
    args: [...typed],
    allowPositionals: true,
    options: { valid: { type: 'string', default: '30' }, for: { type: 'string', default: '' }, issued: { type: 'string', default: today } },
  })
  const [address, ...others] = positionals
  if (!address || others.length > 0) throw new Error('Say one address of an estimate, in quotes: it has & in it.')
  if (!isDay(values.issued)) throw new Error('--issued must be a day such as 2026-11-23.')
  const days = Number(values.valid)
  if (!Number.isInteger(days) || days < 1 || days > 365) throw new Error('--valid must be a number of days between 1 and 365.')
  if (cleanTitle(values.for) !== values.for.trim()) throw new Error('--for must be a name of at most 80 characters in one line.')
  return { address, days, issued: values.issued, recipient: values.for.trim() }
}

/** The query of an address, or what is one already. */
function queryOf(address: string): string {
  const [query = ''] = address.slice(address.indexOf('?') + 1).split('#', 1)
  return query
}

/** A signature is for exactly what was asked, so nothing is repaired here and nothing impossible is promised. */
function reasonsAgainst({ document: { input }, catalogue, notices, tooLong }: ParsedEstimate, words: Words): string[] {
  if (tooLong) return ['its address is too long']
  if (input.blocks.length === 0) return ['it has no blocks; where a page shows some, copy its address once it is open']
  const impossible = checkCompatibility(input, catalogue).filter(({ level }) => level === 'error')
  return [
    ...notices.map((notice) => noticeLabel(words, notice)),
    ...impossible.map(({ rule }) => `something in it does not go together (${rule}); its page says what`),
  ]
}
