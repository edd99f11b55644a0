import { blockVotes, type Kind, kinds, type PresetSlug, presetSlugs, typeVotes } from './kinds'

type Votes = Readonly<Partial<Record<PresetSlug, number>>>

type Said = { type: string | null; kinds: readonly Kind[]; blocks: readonly string[]; platforms: readonly string[]; isTrial: boolean }

/** The preset most of what was said speaks for; null where nothing does. */
export function nearestPreset({ type, kinds: named, blocks, platforms, isTrial }: Said): PresetSlug | null {
  const onPhonesOnly = platforms.some((each) => each === 'ios' || each === 'android') && !platforms.includes('web')
  const words: readonly Votes[] = [
    type === null ? {} : (typeVotes[type] ?? {}),
    ...named.map((kind) => kinds[kind].votes),
    onPhonesOnly ? { 'mobile-app': 3 } : {},
  ]
  const things: readonly Votes[] = blocks.map((id) => blockVotes[id] ?? blockVotes[id.split('.')[0] ?? ''] ?? {})
  const scores = presetSlugs.map((slug) => ({ slug, score: total(words, slug) + mostly(things, slug) }))
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a))
  if (best.score === 0) return null
  return best.slug === 'rag-mvp' && isTrial ? 'rag-poc' : best.slug
}

const total = (votes: readonly Votes[], slug: PresetSlug) => votes.reduce((sum, vote) => sum + (vote[slug] ?? 0), 0)

/** Blocks of one kind say much the same: the strongest counts, each other one a little. */
function mostly(votes: readonly Votes[], slug: PresetSlug): number {
  const [strongest = 0, ...others] = votes.map((vote) => vote[slug] ?? 0).sort((a, b) => b - a)
  return strongest + others.reduce((sum, vote) => sum + vote / 3, 0)
}
