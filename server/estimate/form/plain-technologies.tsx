import type { StepQuestionsProps } from '@/components/estimate/form/field-row'
import {
  conflictOf,
  formatAnswer,
  layerStates,
  nameOfOurs,
  noEffect,
  technologyEffects,
} from '@/components/estimate/technologies/technology-effects'
import { TechnologyQuestions } from '@/components/estimate/technologies/technology-questions'
import type { Catalogue, EstimateInput } from '@/estimate'
import { blockTitles } from '@/estimate/titles'

type PlainTechnologiesProps = Omit<StepQuestionsProps, 'errorNote'> & { input: EstimateInput; catalogue: Catalogue }

/** The questions of step 2 with what each answer does to this estimate. */
export function PlainTechnologies({ words, Control, input, catalogue }: PlainTechnologiesProps) {
  const effects = technologyEffects(input, catalogue)
  const effectOf = (id: string) => effects.get(id) ?? noEffect
  const states = layerStates(input, catalogue)
  return (
    <TechnologyQuestions
      words={words}
      Control={Control}
      catalogue={catalogue}
      effect={(id) => formatAnswer(words, effectOf(id))}
      note={(id, why) => conflictOf(words, blockTitles[words.locale], effectOf(id)) ?? why}
      ours={(layer) => nameOfOurs(words, states.get(layer)?.ours ?? '')}
    />
  )
}
