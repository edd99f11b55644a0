import type { z } from 'zod'
import type { Locale } from '@/routing/locales'
import type { Picture, PictureSource } from './pictures'
import type { MarkdownSource, RichText } from './rich-text/types'
import type { CollectionName, collectionSchemas, SingleName, shellSchemas, singleSchemas } from './schemas'

export type { Picture } from './pictures'
export type { Heading, Passage, RichText } from './rich-text/types'

/** An entry as pages get it: validated, typeset, its Markdown rendered, its pictures measured. */
export type Rendered<Value> = Value extends MarkdownSource
  ? RichText
  : Value extends PictureSource
    ? Picture
    : Value extends object
      ? { [Key in keyof Value]: Rendered<Value[Key]> }
      : Value

type Entry<Name extends CollectionName> = Rendered<z.output<(typeof collectionSchemas)[Name]>>

type WrittenService = Entry<'services'>
/** A service with its price worked out. */
export type Service = Omit<WrittenService, 'price'> & { price: Exclude<WrittenService['price'], { kind: 'work' }> }
export type SampleDocument = Entry<'sample-documents'>
export type TrustSection = Entry<'trust-sections'>
export type CaseStudy = Entry<'cases'>
export type Article = Entry<'articles'>
export type Author = Entry<'authors'>
export type Topic = Entry<'topics'>
export type Person = Entry<'people'>
export type Review = Entry<'reviews'>
export type FaqEntry = Entry<'faq-entries'>
export type Landing = Entry<'landings'>
export type LegalPage = Entry<'legal-pages'>
/** A preset as it is written: what was chosen, without a price. */
export type WrittenPreset = Entry<'estimate-presets'>
export type PresetSize = keyof WrittenPreset['sizes']

type Range = { p10: number; p50: number; p80: number; p90: number }
/** Hours and US dollars, unrounded. */
type Figures = { hours: Range; cost: Range; weeks: number }
type PricedSize = WrittenPreset['sizes'][PresetSize] &
  Figures & {
    /** US dollars of the part that comes first and is a contract of its own. */
    discovery: number
    stages: Record<'idea' | 'spec' | 'designed', Figures>
  }

/** A preset with what each size costs, those of a brief and, in `stages`, where less or more is written down. */
export type EstimatePreset = Omit<WrittenPreset, 'sizes'> & { sizes: Record<PresetSize, PricedSize> }
export type CostGuide = Entry<'cost-guides'>
export type FinishedProject = Entry<'finished-projects'>
export type Redirect = Entry<'redirects'>

export type Organisation = Rendered<z.output<(typeof singleSchemas)['organisation']>>
export type TopBanner = Rendered<z.output<(typeof singleSchemas)['top-banner']>>

export type SocialNetwork = z.output<(typeof shellSchemas)['social-networks']>

/** What only the own page of an article says, its twins and the search. */
export type ArticleText = Pick<Article, 'body' | 'takeaways'>

/** An article as lists and other articles see it. */
export type ListedArticle = Omit<Article, keyof ArticleText> & { readingMinutes: number }

/** An article as it is kept for pages; `text` is another one for another text. */
export type KeptArticle = ListedArticle & { text: string }

export type ArticlesAround<Item = ListedArticle> = { newer: Item | undefined; older: Item | undefined; related: Item[] }

/** What the portfolio is filtered by. */
export type FacetName = 'industry' | 'service' | 'technology'
export type CaseTags = Record<FacetName, string[]>
export type Facet = { name: FacetName; values: { slug: string; title: string }[] }

export type Collections = { [Name in Exclude<CollectionName, 'estimate-presets' | 'services'>]: Entry<Name>[] } & {
  services: Service[]
  'estimate-presets': EstimatePreset[]
}
export type Singles = { [Name in SingleName]: Rendered<z.output<(typeof singleSchemas)[Name]>> | null }

/** The records of the shell; what could not be read is empty. */
export type ShellRecords = { socialNetworks: SocialNetwork[]; salesPhone: string | null; salesEmail: string | null }

/** Everything one build publishes. */
export type SiteContent = { shell: ShellRecords; locales: Record<Locale, Collections & Singles> }

/** The same, as pages read it: the texts of articles stand apart, at these places. */
export type Snapshot = {
  shell: ShellRecords
  locales: Record<Locale, Omit<Collections, 'articles'> & Singles & { articles: KeptArticle[] }>
  texts: Record<string, [start: number, length: number]>
}
