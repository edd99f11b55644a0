import { exampleCatalogue, exampleInput, measureVariants } from '@/components/estimate/example'
import { measure } from '@/estimate'
import type { Sizes } from './references'

const withoutAi = measureVariants(exampleCatalogue).find(({ key }) => key === 'noAi')

/** What texts say of the worked example and of one variant, as if they were presets of one size. */
export const exampleSizes: Readonly<Record<string, Sizes>> = {
  example: { usual: measure(exampleInput, exampleCatalogue) },
  ...(withoutAi && { 'example-no-ai': { usual: withoutAi } }),
}
