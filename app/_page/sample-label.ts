import type { Site } from '../_site/current-site'
import type { ListGroup, PageFacts } from './page-facts'

const sampled = ['articles', 'cases', 'documents', 'landings'] as const

const isSampled = (group: ListGroup): group is (typeof sampled)[number] => sampled.some((each) => each === group)

/** What a made-up thing is called wherever its page is named, “Sample case”; null for what is real. */
export function sampleLabel({ t }: Site, { sample, listing }: Pick<PageFacts, 'sample' | 'listing'>): string | null {
  return sample && listing && isSampled(listing.group) ? t(`Samples.${listing.group}`) : null
}
