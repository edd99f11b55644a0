import type { ReactNode } from 'react'
import type { Catalogue, Layer } from '@/estimate'
import type { StepQuestionsProps } from '../form/field-row'
import { OptionList } from '../form/option-list'
import { technologyName } from '../step-labels'
import { isKeyOf } from '../words'
import { askedLayers, optionsOf } from './technology-effects'

type TechnologyQuestionsProps = Omit<StepQuestionsProps, 'errorNote'> & {
  catalogue: Catalogue
  /** The change in hours if this technology is chosen. */
  effect: (id: string) => ReactNode
  /** Why one would choose it, unless something speaks against that. */
  note: (id: string, why: string) => ReactNode
  /** What our choice in a layer is. */
  ours: (layer: Layer) => ReactNode
  /** Folds the question of a layer. */
  fold?: (layer: Layer, question: ReactNode) => ReactNode
}

/** The questions of step 2, one for each layer. */
export function TechnologyQuestions({ words, Control, catalogue, effect, note, ours, fold }: TechnologyQuestionsProps) {
  const t = words.in('EstimateTechnologies')
  const why = words.in('EstimateTechnologyNotes')
  const { options: reasons } = words.messages.EstimateTechnologyNotes
  const named = (layer: Layer) =>
    optionsOf(layer, catalogue).map(({ id }) => ({
      value: id,
      name: technologyName(words, id),
      note: isKeyOf(reasons, id) && note(id, why(`options.${id}`)),
      hint: effect(id),
    }))
  const answersOf = (layer: Layer) => {
    if (layer === 'addons') return named(layer)
    return [{ value: 'auto', name: t('ours'), note: why(`ours.${layer}`), hint: ours(layer) }, ...named(layer)]
  }
  return askedLayers.map((layer) => {
    const question = (
      <OptionList
        key={layer}
        name={`x.${layer}`}
        question={t(`layers.${layer}`)}
        options={answersOf(layer)}
        Control={Control}
        box={layer === 'addons'}
        look="sheets"
      />
    )
    return fold ? fold(layer, question) : question
  })
}
