import { getTranslations } from 'next-intl/server'
import type { IndexedPage } from '@/components/search/site-index'
import { toContactItems } from '@/components/shell/shell-data'
import { getOrganisation, getPeople, getShellRecords, type Passage } from '@/content-client'
import { formatWeekday } from '@/messages/format'
import type { Locale } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { plain } from './entry-passages'
import { presetPrices } from './price-passages'

export type Indexed = { page: IndexedPage; passages: Passage[] }

/** The pages whose words stand in the messages, with what they show of the company's records. */
export async function indexMainPages(locale: Locale): Promise<Indexed[]> {
  const words = await getTranslations({ locale })
  const { name: company, description } = await getOrganisation(locale)
  const indexed = (target: IndexedTarget, title: string, summary: string, passages: Passage[] = []): Indexed => ({
    page: { group: 'pages', title, summary, href: hrefTo(locale, target) },
    passages: [...plain(summary), ...passages],
  })
  const described = (target: Exclude<IndexedTarget, 'index'>, namespace: Described, passages?: Passage[]) =>
    indexed(target, words(`${namespace}.metaTitle`), words(`${namespace}.metaDescription`, { company }), passages)
  return [
    indexed('index', words('PageNames.index'), words('HomePage.metaDescription', { company }), [
      ...plain(description),
      ...(await team(locale)),
    ]),
    described('services', 'ServicesPage', plain(words('ServicesPage.intro'))),
    described('portfolio', 'PortfolioPage', plain(words('PortfolioPage.intro'))),
    described('estimate', 'EstimatePage', [...plain(words('EstimatePage.intro')), ...(await presetPrices(locale))]),
    described('estimate/example', 'EstimateExamplePage', plain(words('EstimateExamplePage.intro'))),
    described('blog', 'BlogPage', plain(words('BlogPage.intro'))),
    described('contacts', 'ContactsPage', await contacts(locale)),
  ]
}

type IndexedTarget = 'index' | 'services' | 'portfolio' | 'estimate' | 'estimate/example' | 'blog' | 'contacts'
type Described = 'ServicesPage' | 'PortfolioPage' | 'EstimatePage' | 'EstimateExamplePage' | 'BlogPage' | 'ContactsPage'

async function team(locale: Locale): Promise<Passage[]> {
  return (await getPeople(locale)).map(({ name, role, owns }) => ({ anchor: 'team', heading: name, text: `${name}, ${role}. ${owns}` }))
}

async function contacts(locale: Locale): Promise<Passage[]> {
  const t = await getTranslations({ locale, namespace: 'ContactsPage' })
  const { hours, address } = await getOrganisation(locale)
  const { salesEmail, salesPhone } = await getShellRecords()
  const [first = 1] = hours.days
  const days = t('days', { first: formatWeekday(first, locale), last: formatWeekday(hours.days.at(-1) ?? first, locale) })
  const reach = toContactItems(salesEmail, salesPhone).map(({ label }) => label)
  return [
    { anchor: '', heading: t('metaTitle'), text: [...reach, t('lead')].join('. ') },
    {
      anchor: '',
      heading: await hoursName(locale),
      text: t('hours', { days, opens: hours.opens, closes: hours.closes, city: address.city }),
    },
    ...(['answer', 'call', 'range'] as const).map((key) => ({
      anchor: '',
      heading: t('next.title'),
      text: `${t(`next.${key}.title`)}. ${t(`next.${key}.text`)}`,
    })),
  ]
}

async function hoursName(locale: Locale): Promise<string> {
  const search = await getTranslations({ locale, namespace: 'SearchPage' })
  return search('hours')
}
