import type { ReactNode } from 'react'
import type { Catalogue, Layer } from '@/estimate'
import type { StepQuestionsProps } from '../form/field-row'
import { OptionList } from '../form/option-list'
import { technologyName } from '../step-labels'
import { askedLayers, optionsOf } from './technology-effects'

type TechnologyQuestionsProps = Omit<StepQuestionsProps, 'errorNote'> & {
  catalogue: Catalogue
  /** The change in hours if this technology is chosen. */
  effect: (id: string) => ReactNode
  /** What our choice in a layer is. */
  ours: (layer: Layer) => ReactNode
  /** Folds the question of a layer. */
  fold?: (layer: Layer, question: ReactNode) => ReactNode
}

/** The questions of step 2, one for each layer. */
export function TechnologyQuestions({ words, Control, catalogue, effect, ours, fold }: TechnologyQuestionsProps) {
  const t = words.in('EstimateTechnologies')
  const named = (layer: Layer) =>
    optionsOf(layer, catalogue).map(({ id }) => ({ value: id, name: technologyName(words, id), hint: effect(id) }))
  return askedLayers.map((layer) => {
    const question = (
      <OptionList
        key={layer}
        name={`x.${layer}`}
        question={t(`layers.${layer}`)}
        hint={t(`reasons.${layer}`)}
        options={layer === 'addons' ? named(layer) : [{ value: 'auto', name: t('ours'), hint: ours(layer) }, ...named(layer)]}
        Control={Control}
        box={layer === 'addons'}
        look="sheets"
      />
    )
    return fold ? fold(layer, question) : question
  })
}
