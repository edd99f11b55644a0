import type { ReactNode } from 'react'
import { type Catalogue, type Layer, layers } from '@/estimate'
import type { StepQuestionsProps } from '../form/field-row'
import { OptionList } from '../form/option-list'
import { technologyName } from '../step-labels'

const askedLayers = layers.filter((layer) => layer !== 'addons')

type TechnologyQuestionsProps = Omit<StepQuestionsProps, 'errorNote'> & {
  catalogue: Catalogue
  /** The change in hours if this technology is chosen; `front.auto` stands for our choice in that layer. */
  effect: (id: string) => ReactNode
}

/** The questions of step 2, one for each layer. */
export function TechnologyQuestions({ words, Control, catalogue, effect }: TechnologyQuestionsProps) {
  const t = words.in('EstimateTechnologies')
  const optionsOf = (layer: Layer) => catalogue.technologies.filter((option) => option.layer === layer)
  const named = (layer: Layer) => optionsOf(layer).map(({ id }) => ({ value: id, name: technologyName(words, id), hint: effect(id) }))
  return (
    <>
      {askedLayers.map((layer) => (
        <OptionList
          key={layer}
          name={`x.${layer}`}
          question={t(`layers.${layer}`)}
          hint={t(`defaults.${layer}`)}
          options={[{ value: 'auto', name: t('ours'), hint: effect(`${layer}.auto`) }, ...named(layer)]}
          Control={Control}
        />
      ))}
      <OptionList name="x.addons" question={t('layers.addons')} hint={t('addonHint')} options={named('addons')} Control={Control} box />
    </>
  )
}
