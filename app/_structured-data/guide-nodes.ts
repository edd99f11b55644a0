import type { FAQPageLeaf } from 'schema-dts'
import type { CostGuide } from '@/content-client'
import type { Locale } from '@/routing/locales'
import { hrefTo, type SlugTarget } from '@/routing/routes'
import { absolute } from '../_site/site-url'
import type { Identified } from './site-nodes'

/** The questions of a cost guide, word for word as the page answers them. */
export function questionsNode(locale: Locale, target: SlugTarget, { questions }: CostGuide): Identified<FAQPageLeaf> {
  return {
    '@type': 'FAQPage',
    '@id': `${absolute(hrefTo(locale, target))}#questions`,
    inLanguage: locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.html },
    })),
  }
}
