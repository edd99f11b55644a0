import { kindNames } from '@/components/estimate/completeness/kind-names'
import { ProjectCheck } from '@/components/estimate/completeness/project-check'
import { takeBlocks } from '@/components/estimate/completeness/take-blocks'
import { money } from '@/components/estimate/results/view'
import type { Words } from '@/components/estimate/words'
import { applyPatch, type EstimateInput, formatChanged, type InputPatch, measure, type ParsedEstimate } from '@/estimate'
import { blockTitles } from '@/estimate/titles'

type CompletenessProps = { words: Words; parsed: ParsedEstimate; usual: Partial<EstimateInput> }

/** What the chosen blocks lack, or what such projects usually have while nothing is chosen; each a link to the changed form. */
export function Completeness({ words, parsed: { document, catalogue }, usual }: CompletenessProps) {
  const { input } = document
  const t = words.in('EstimateRules.project')
  const hrefOf = (patch: InputPatch) =>
    `/api/estimate/form?${formatChanged({ document, catalogue }, patch)}&at=functional-blocks&lang=${words.locale}`
  if (input.blocks.length > 0) {
    const view = { input, catalogue, words, titles: blockTitles[words.locale] }
    return <ProjectCheck view={view} open actionFor={(patch) => ({ href: hrefOf(patch) })} />
  }
  const count = usual.blocks?.length ?? 0
  if (count === 0) return null
  const patch = takeBlocks(input, usual)
  const price = money({ input, catalogue, words }, measure(applyPatch(input, patch), catalogue).cost.p50)
  return (
    <section>
      <h2>{t('usual')}</h2>
      <p>{t('usualText', { type: kindNames(words)[input.type] ?? '', count, money: price })}</p>
      <p>
        <a href={hrefOf(patch)}>{t('usualAdd', { count })}</a>
      </p>
    </section>
  )
}
