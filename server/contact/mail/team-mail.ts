import { absolute } from '@/app/_site/site-url'
import { weekSpan } from '@/components/estimate/labels'
import type { Words } from '@/components/estimate/words'
import { localeDetails } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import type { ContactMessage } from '../message'
import { describeAttached } from './describe-estimate'
import { hrefOfContact, sizeOf } from './mail-facts'
import type { MailModel } from './mail-model'

/** The mail to the team: who wrote, what about, and everything needed to answer. `attached`: whether the files come with it. */
export function teamMail(message: ContactMessage, words: Words, attached: boolean): MailModel {
  const t = words.in('ContactMail')
  const form = words.in('ContactForm')
  const estimate = describeAttached(message.estimate, words)
  const about = [message.subject || estimate?.name || t('project'), estimate?.range].filter(Boolean).join(', ')
  const files = message.files.map(({ name, bytes }) => `${name} (${sizeOf(bytes, words.locale)})`).join('\n')
  return {
    language: localeDetails[words.locale].iso,
    subject: `${message.name}: ${about}`,
    heading: t('team.heading', { name: message.name }),
    opening: [t(`team.reply.${message.contactKind}`)],
    facts: [
      { label: t('contact'), text: message.contact, href: hrefOfContact(message) },
      ...(message.subject ? [{ label: t('about'), text: message.subject }] : []),
      ...(estimate ? [{ label: form('estimate.label'), text: textOf(estimate, words), href: estimate.link }] : []),
      ...(message.budget ? [{ label: form('budget'), text: message.budget }] : []),
      ...(message.nda ? [{ label: t('nda'), text: t('ndaWished') }] : []),
      ...(files
        ? [{ label: t('files'), text: attached ? files : `${files}\n${t('team.filesLeft', { reference: message.reference })}` }]
        : []),
      { label: t('received'), text: receivedAt(message, words) },
      { label: t('reference'), text: message.reference },
    ],
    quote: message.message ? { title: t('message'), text: message.message } : null,
    steps: null,
    closing: [],
    signature: { text: t('team.from'), href: absolute(hrefTo(words.locale, 'contacts')) },
  }
}

function textOf({ name, range, weeks, changed, money }: NonNullable<ReturnType<typeof describeAttached>>, words: Words): string {
  return [name, range, weeks !== null && words.in('ContactMail')('weeks', weekSpan(weeks)), changed, money].filter(Boolean).join(' · ')
}

/** In the time of the office. */
function receivedAt({ receivedAt: time }: ContactMessage, { locale }: Words): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : 'uk', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Kyiv',
  })
  return `${format.format(new Date(time))} (${locale === 'en' ? 'Kyiv' : 'Київ'})`
}
