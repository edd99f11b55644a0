import { groupNames, phaseNames, roles } from '@/estimate'
import { type ExportWords, labelNames } from '@/estimate/export/words'
import type { BlockText } from '@/estimate/texts'
import { groupName } from './labels'
import type { Words } from './words'

const milestoneIds = ['kickoff', 'scope', 'demo', 'features', 'launch', 'after'] as const
const steps = ['blocks', 'tails', 'setup', 'QA', 'leadAndOps', 'BA', 'PM', 'allowance', 'hurry'] as const
const noText: BlockText = { gloss: '', summary: '', includes: [], excludes: [], assumptions: [], questions: [], tags: [] }

/** The words of exported files, from the messages. */
export function toExportWords(
  words: Words,
  titles: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, BlockText>>,
): ExportWords {
  const t = words.in('EstimateExport')
  const names = words.in('EstimateNames')
  return {
    estimate: t('estimate'),
    roles: name(roles, (id) => names(`roles.${id}`)),
    groups: name([...groupNames, 'setup'], (id) => groupName(words, id)),
    phases: name(phaseNames, (id) => names(`phases.${id}`)),
    milestones: name(milestoneIds, (id) => names(`milestones.${id}`)),
    buildUp: name(steps, (id) => t(`steps.${id}`)),
    blocks: titles,
    texts: (id) => texts[id] ?? noText,
    labels: name(labelNames, (id) => t(`labels.${id}`)),
  }
}

function name<Id extends string>(ids: readonly Id[], say: (id: Id) => string): Record<Id, string> {
  return Object.fromEntries(ids.map((id) => [id, say(id)])) as Record<Id, string>
}
