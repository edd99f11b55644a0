import { groupNames } from '@/estimate/catalogue/groups'
import { phaseNames } from '@/estimate/catalogue/types'
import { milestoneNames } from '@/estimate/engine/calendar'
import { type ExportWords, labelNames } from '@/estimate/export/words'
import { roles } from '@/estimate/roles'
import { textOf } from '@/estimate/texts'
import { blockTitles } from '@/estimate/titles'
import type { Locale } from '@/routing/locales'

/** Words for files where the interface's own do not matter: names stand for themselves, blocks speak their language. */
export function plainWords(locale: Locale): ExportWords {
  return {
    estimate: 'Estimate',
    roles: named(roles),
    groups: named([...groupNames, 'setup'] as const),
    phases: named(phaseNames),
    milestones: named(milestoneNames),
    buildUp: named(['blocks', 'tails', 'setup', 'QA', 'leadAndOps', 'BA', 'PM', 'allowance', 'hurry'] as const),
    blocks: blockTitles[locale],
    texts: (id) => textOf(id, locale),
    labels: named(labelNames),
  }
}

function named<Name extends string>(names: readonly Name[]): Record<Name, string> {
  const words: Partial<Record<Name, string>> = {}
  for (const name of names) words[name] = name
  return words as Record<Name, string>
}
