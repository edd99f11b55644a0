import type { FixedRouteName } from '@/routing/routes'

/** The steps of the estimate in their order; each is a page of its own. */
export const estimateSteps = [
  'estimate/settings',
  'estimate/technologies',
  'estimate/functional-blocks',
  'estimate/results',
] as const satisfies readonly FixedRouteName[]

export type EstimateStep = (typeof estimateSteps)[number]

/** The message namespace of each step's page. */
export const stepNamespaces = {
  'estimate/settings': 'EstimateSettingsPage',
  'estimate/technologies': 'EstimateTechnologiesPage',
  'estimate/functional-blocks': 'EstimateFunctionalBlocksPage',
  'estimate/results': 'EstimateResultsPage',
} as const
