import { siteUrl } from '@/app/_site/site-url'
import type { Words } from '@/components/estimate/words'
import { localeDetails } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import type { ContactMessage } from '../message'
import { describeAttached } from './describe-estimate'
import type { MailModel } from './mail-model'

type Sender = { company: string }

/**
 * The mail that confirms a message: what of it the site itself has worded, and what happens next. Whoever gets it may have sent nothing:
 * no name, no word and no file name of the sender goes to an address that nobody has confirmed.
 */
export function visitorMail(message: ContactMessage, words: Words, { company }: Sender): MailModel {
  const t = words.in('ContactMail')
  const next = words.in('ContactsPage.next')
  const estimate = describeAttached(message.estimate, words)
  return {
    language: localeDetails[words.locale].iso,
    subject: t('visitor.subject', { reference: message.reference }),
    heading: t('visitor.heading'),
    opening: [t('visitor.opening')],
    facts: [
      { label: t('reference'), text: message.reference },
      ...(estimate
        ? [
            {
              label: t('visitor.estimate'),
              text: [estimate.name, estimate.range, estimate.changed, estimate.money].filter(Boolean).join(' · '),
              href: estimate.ownLink,
            },
          ]
        : []),
    ],
    quote: null,
    steps: {
      title: next('title'),
      items: (['answer', 'call', 'range'] as const).map((step) => ({ title: next(`${step}.title`), text: next(`${step}.text`) })),
    },
    closing: [t('visitor.add'), t('visitor.notYou', { privacy: `${siteUrl}${hrefTo(words.locale, 'privacy-policy')}` })],
    signature: { text: company, href: siteUrl },
  }
}
