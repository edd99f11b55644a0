import { toPriceList } from '@/build/prices/price-list'
import type { LoadOptions } from '@/content-client/load-content'
import type { ContentSource } from '@/content-client/sources/source'
import { currentCatalogue } from '@/estimate'
import { locales } from '@/routing/locales'
import { reservedSegments } from '@/routing/routes'
import type { MemoryContent } from './memory-content'
import { memoryPictures } from './memory-pictures'

const size = { blocks: [['fnd.web', 1]] }

export const topic = { slug: 'ai', title: 'AI', summary: 'About AI' }

export const article = {
  slug: 'ai/rag-cost',
  title: 'Answer costs',
  summary: 'In short',
  topic: 'ai',
  author: 'olena',
  published: '2026-03-05',
  body: '## Start',
  takeaways: ['One', 'Two'],
}

const caseStudy = {
  slug: 'zernolan',
  title: 'Grain',
  client: 'Farm',
  summary: 'In short',
  outcomeLine: 'Faster',
  hue: 'leaf',
  industry: { title: 'Farming', slug: 'farming' },
  services: ['design-sprint'],
  technologies: [{ slug: 'next-js', title: 'Next.js' }],
  published: '2026-01-02',
  facts: { client: 'Farm', country: 'Ukraine', year: 2025, duration: 'A month', team: 'Two', budget: 'Small' },
  ...Object.fromEntries(['situation', 'constraint', 'decision', 'solution', 'outcome', 'lessons'].map((field) => [field, 'Text'])),
  metrics: [{ value: '41%', label: 'less', date: '2026-01-02', source: 'Client' }],
  estimate: 't=internal&b=core.entity*2',
  ledger: {
    signedUsd: 20_000,
    start: '2025-10-06',
    planned: '2025-11-07',
    finished: '2025-11-14',
    changes: [{ usd: 500, by: 'client' }],
  },
  ledgerChanges: [{ what: 'A report', why: 'Asked for' }],
}

export const service = {
  slug: 'design-sprint',
  title: 'Design sprint',
  shortTitle: 'Sprint',
  summary: 'In short',
  lead: 'Lead',
  problem: 'Problem',
  deliverables: ['a', 'b', 'c'].map((title) => ({ title, text: 'Text' })),
  timeline: ['a', 'b'].map((title) => ({ title, duration: 'A day', text: 'Text' })),
  price: { kind: 'preset', presets: ['rag-poc'] },
  duration: 'A week',
  example: { title: 'Example', text: 'Text' },
  body: '## Body\n\nText',
  roles: ['Designer'],
  questions: ['a', 'b', 'c', 'd', 'e'].map((question) => ({ question, answer: 'Answer' })),
}

/** In no site by itself: a document follows a service. */
export const sampleDocument = {
  title: 'Report',
  kind: 'Sample report',
  summary: 'In short',
  facts: ['a', 'b', 'c'].map((term) => ({ term, value: 'Value' })),
  body: 'Text',
}

/** The least a site can be made from: one entry of each kind that pages cannot do without, the same in both languages. */
export function smallContent(): MemoryContent {
  const inLocale = () =>
    structuredClone({
      collections: {
        services: [service],
        cases: [caseStudy],
        articles: [article],
        authors: [{ slug: 'olena', name: 'Olena', role: 'Founder', bio: 'Bio' }],
        topics: [topic],
        'trust-sections': [{ slug: 'contract', title: 'Contract', text: 'Text', figure: { value: '3', label: 'annexes' } }],
        'estimate-presets': [
          { slug: 'rag-poc', type: 'ai', title: 'RAG', summary: 'A', settings: {}, sizes: { lean: size, usual: size, large: size } },
        ],
      },
      singles: {
        organisation: {
          name: 'Company',
          description: 'Text',
          tagline: 'Text',
          foundingYear: 2018,
          founders: [{ name: 'Olena', role: 'Founder' }],
          address: { city: 'Kyiv', country: 'Ukraine' },
          hours: { timeZone: 'Europe/Kyiv', days: [1], opens: '09:00', closes: '18:00' },
        },
      },
    })
  return { en: inLocale(), uk: inLocale(), shell: {} }
}

/** Options of a build that needs the design sprint and has no legal pages; links may lead anywhere but to /nowhere. */
export function smallOptions(source: ContentSource): LoadOptions {
  return {
    source,
    locales,
    required: { services: ['design-sprint'], 'legal-pages': [] },
    closed: { 'legal-pages': [] },
    documentOwners: ['trust'],
    reserved: reservedSegments,
    toPriceList: (written) => toPriceList(written, currentCatalogue),
    richText: {
      resolveLink: (link) => (link === '/nowhere' ? undefined : link),
      ...memoryPictures,
      places: { addressOf: (collection, slug, locale) => `/${locale}/${collection}/${slug}`, ownAnchors: () => ['own'] },
      words: {
        en: { asTable: 'As a table', footnotes: { heading: 'Notes', back: 'Back' } },
        uk: { asTable: 'Таблицею', footnotes: { heading: 'Примітки', back: 'Назад' } },
      },
    },
  }
}
