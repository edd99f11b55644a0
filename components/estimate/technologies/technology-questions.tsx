import type { ReactNode } from 'react'
import { type Catalogue, type Layer, layers } from '@/estimate'
import type { StepQuestionsProps } from '../form/field-row'
import { OptionList } from '../form/option-list'
import { technologyName } from '../step-labels'
import { TechnologyDrawing } from './technology-drawing'

const askedLayers = layers.filter((layer) => layer !== 'addons')

type TechnologyQuestionsProps = Omit<StepQuestionsProps, 'errorNote'> & {
  catalogue: Catalogue
  /** The change in hours if this technology is chosen; `front.auto` stands for our choice in that layer. */
  effect: (id: string) => ReactNode
  /** All options of a layer on the scale of all layers; the form without scripts has none. */
  strip?: (ids: readonly string[]) => ReactNode
}

/** The questions of step 2, one for each layer. */
export function TechnologyQuestions({ words, Control, catalogue, effect, strip }: TechnologyQuestionsProps) {
  const t = words.in('EstimateTechnologies')
  const optionsOf = (layer: Layer) => catalogue.technologies.filter((option) => option.layer === layer)
  const named = (layer: Layer) => optionsOf(layer).map(({ id }) => ({ value: id, name: technologyName(words, id), hint: effect(id) }))
  const drawn = (layer: Layer, ids: readonly string[]) => strip && { drawing: <TechnologyDrawing layer={layer} />, under: strip(ids) }
  return (
    <>
      {askedLayers.map((layer) => {
        const ours = `${layer}.auto`
        const options = [{ value: 'auto', name: t('ours'), hint: effect(ours) }, ...named(layer)]
        return (
          <OptionList
            key={layer}
            name={`x.${layer}`}
            question={t(`layers.${layer}`)}
            hint={t(`defaults.${layer}`)}
            options={options}
            Control={Control}
            {...drawn(layer, [ours, ...options.slice(1).map(({ value }) => value)])}
          />
        )
      })}
      <OptionList
        name="x.addons"
        question={t('layers.addons')}
        hint={t('addonHint')}
        options={named('addons')}
        Control={Control}
        box
        {...drawn(
          'addons',
          optionsOf('addons').map(({ id }) => id),
        )}
      />
    </>
  )
}
