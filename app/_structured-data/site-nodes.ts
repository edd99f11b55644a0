import type {
  BlogLeaf,
  BlogPostingLeaf,
  CreativeWorkLeaf,
  DatasetLeaf,
  FAQPageLeaf,
  ItemListLeaf,
  OfferCatalogLeaf,
  OrganizationLeaf,
  ServiceLeaf,
  WebApplicationLeaf,
  WebSiteLeaf,
} from 'schema-dts'
import type { Organisation, ShellRecords, SocialNetwork } from '@/content-client'
import type { Locale } from '@/routing/locales'
import { hrefTo, localisePath } from '@/routing/routes'
import { absolute } from '../_site/site-url'

/** The kinds of pages, in the words of schema.org. */
export type PageType = 'WebPage' | 'CollectionPage' | 'ContactPage' | 'SearchResultsPage'

/** What a page can be about. */
export type Subject = Identified<
  | BlogLeaf
  | BlogPostingLeaf
  | CreativeWorkLeaf
  | DatasetLeaf
  | FAQPageLeaf
  | ItemListLeaf
  | OfferCatalogLeaf
  | ServiceLeaf
  | WebApplicationLeaf
>

/** A thing other pages and other things can refer to. */
export type Identified<Thing> = Thing & { '@id': string }

/** Identities that stay the same on every page and in both languages. */
export const ids = { organisation: absolute('/#org'), site: (locale: Locale) => absolute(`${hrefTo(locale, 'index')}#website`) }

/** Said of the company and the founders of a site that nobody has made their own yet. */
const sampleNote = { disambiguatingDescription: 'Sample' }

export const reference = (id: string) => ({ '@id': id })

export function organisationNode(
  { name, description, foundingYear, founders, profiles, logo, address, sample }: Organisation,
  { salesEmail, salesPhone, socialNetworks }: ShellRecords,
): Identified<OrganizationLeaf> {
  const hasContact = salesEmail !== null || salesPhone !== null
  return {
    '@type': 'Organization',
    '@id': ids.organisation,
    name,
    url: absolute('/'),
    logo: { '@type': 'ImageObject', url: absolute(logo?.url ?? '/icons/icon-512.png') },
    description,
    ...(sample && sampleNote),
    foundingDate: String(foundingYear),
    founder: founders.map((person) => ({
      '@type': 'Person',
      name: person.name,
      jobTitle: person.role,
      ...(sample && sampleNote),
      ...(person.url && { url: person.url }),
    })),
    address: { '@type': 'PostalAddress', addressLocality: address.city, addressCountry: address.country },
    ...(hasContact && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        ...(salesEmail && { email: salesEmail }),
        ...(salesPhone && { telephone: salesPhone }),
        availableLanguage: ['en', 'uk'],
      },
    }),
    ...sameAs(profiles, socialNetworks),
  }
}

function sameAs(profiles: readonly string[], networks: readonly SocialNetwork[]): { sameAs?: string[] } {
  const addresses = [...new Set([...profiles, ...networks.map(({ url }) => url)])]
  return addresses.length > 0 ? { sameAs: addresses } : {}
}

export function siteNode(locale: Locale, { name }: Organisation): Identified<WebSiteLeaf> {
  return {
    '@type': 'WebSite',
    '@id': ids.site(locale),
    url: absolute(hrefTo(locale, 'index')),
    name,
    inLanguage: locale,
    publisher: reference(ids.organisation),
  }
}

/** An identity on a page with a fixed address. */
export function idAt(locale: Locale, path: string, mark: string): string {
  return `${absolute(localisePath(locale, path))}#${mark}`
}
