import type { Messages } from 'next-intl'
import { toContactItems } from '@/components/shell/shell-data'
import { getOrganisation, getPeople, getShellRecords, getTrustSections, type Passage } from '@/content-client'
import type { Site } from '../_site/current-site'
import { officeHours } from '../_site/office-hours'
import { plain } from './entry-passages'
import { presetPrices } from './price-passages'

// What the search finds on pages whose words stand in the messages, with what they show of the company's records.

/** The pages whose messages have an introduction. */
type Introduced = { [Name in keyof Messages]: Messages[Name] extends { intro: string } ? Name : never }[keyof Messages]

export const introPassages =
  (words: Introduced) =>
  ({ t }: Site): Passage[] =>
    plain(t(`${words}.intro`))

export async function homePassages({ locale }: Site): Promise<Passage[]> {
  const { description } = await getOrganisation(locale)
  const team = (await getPeople(locale)).map(({ name, role, owns }) => ({
    anchor: 'team',
    heading: name,
    text: `${name}, ${role}. ${owns}`,
  }))
  return [...plain(description), ...team]
}

export async function estimatePassages(site: Site): Promise<Passage[]> {
  return [...introPassages('EstimatePage')(site), ...(await presetPrices(site))]
}

export async function contactPassages(site: Site): Promise<Passage[]> {
  const { locale, t } = site
  const { salesEmail, salesPhone } = await getShellRecords()
  const contacts = toContactItems(salesEmail, salesPhone).map(({ label }) => label)
  return [
    { anchor: '', heading: t('ContactsPage.metaTitle'), text: [...contacts, t('ContactsPage.lead')].join('. ') },
    { anchor: '', heading: t('SearchPage.hours'), text: officeHours(await getOrganisation(locale), site) },
    ...(['answer', 'call', 'range'] as const).map((key) => ({
      anchor: '',
      heading: t('ContactsPage.next.title'),
      text: `${t(`ContactsPage.next.${key}.title`)}. ${t(`ContactsPage.next.${key}.text`)}`,
    })),
  ]
}

export async function trustPassages({ locale }: Site): Promise<Passage[]> {
  return (await getTrustSections(locale)).flatMap(({ slug, title, text, figure }) => [
    ...text.passages.map((passage) => ({ ...passage, anchor: slug, heading: title })),
    { anchor: slug, heading: title, text: `${figure.value} ${figure.label}` },
  ])
}
