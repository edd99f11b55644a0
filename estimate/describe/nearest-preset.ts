import { blockVotes, type Kind, kinds, type PresetSlug, presetSlugs, typeVotes } from './kinds'

type Said = { type: string | null; kinds: readonly Kind[]; blocks: readonly string[]; platforms: readonly string[]; isTrial: boolean }

/** The preset most of what was said speaks for; null where nothing does. */
export function nearestPreset({ type, kinds: named, blocks, platforms, isTrial }: Said): PresetSlug | null {
  const onPhonesOnly = platforms.some((each) => each === 'ios' || each === 'android') && !platforms.includes('web')
  const votes = [
    type === null ? {} : (typeVotes[type] ?? {}),
    ...named.map((kind) => kinds[kind].votes),
    ...blocks.map((id) => blockVotes[id] ?? blockVotes[id.split('.')[0] ?? ''] ?? {}),
    onPhonesOnly ? { 'mobile-app': 2 } : {},
  ]
  const scores = presetSlugs.map((slug) => ({
    slug,
    score: votes.reduce((sum, vote: Readonly<Partial<Record<PresetSlug, number>>>) => sum + (vote[slug] ?? 0), 0),
  }))
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a))
  if (best.score === 0) return null
  return best.slug === 'rag-mvp' && isTrial ? 'rag-poc' : best.slug
}
