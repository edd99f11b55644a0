import type messages from '@/messages/en.json'

type NamedPage = keyof (typeof messages)['PageNames']

const namedPages = [
  'blog',
  'contacts',
  'cookie-policy',
  'estimate',
  'estimate/example',
  'estimate/functional-blocks',
  'estimate/results',
  'estimate/settings',
  'estimate/technologies',
  'index',
  'portfolio',
  'privacy-policy',
  'search',
  'services',
  'terms-of-use',
] as const satisfies readonly NamedPage[]

/** Pages the messages have a short name for; others are named by their content. */
export function isNamedPage(target: unknown): target is NamedPage {
  return namedPages.some((name) => name === target)
}
