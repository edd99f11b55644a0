import type { ComponentType, ReactNode } from 'react'
import { type Catalogue, type Layer, layers } from '@/estimate'
import type { StepQuestionsProps } from '../form/field-row'
import { OptionList } from '../form/option-list'
import opener from '../opener.module.scss'
import { technologyName } from '../step-labels'
import { TechnologyDrawing } from './technology-drawing'
import type { TechnologyFoldProps } from './technology-fold'
import styles from './technology-questions.module.scss'

const askedLayers = layers.filter((layer) => layer !== 'addons')

type TechnologyQuestionsProps = Omit<StepQuestionsProps, 'errorNote'> & {
  catalogue: Catalogue
  /** The change in hours if this technology is chosen; `front.auto` stands for our choice in that layer. */
  effect: (id: string) => ReactNode
  /** The least and the most of those of a layer, where they are folded. */
  reach?: (ids: readonly string[]) => ReactNode
  /** Folds the technologies of a layer; the form without scripts shows them all. */
  Fold?: ComponentType<TechnologyFoldProps>
}

/** The questions of step 2, one for each layer. */
export function TechnologyQuestions({ words, Control, catalogue, effect, reach, Fold }: TechnologyQuestionsProps) {
  const t = words.in('EstimateTechnologies')
  const optionsOf = (layer: Layer) => catalogue.technologies.filter((option) => option.layer === layer)
  const after = (shown: ReactNode) => <span className={styles.effect}>{shown}</span>
  const drawing = (layer: Layer) => Fold && <TechnologyDrawing layer={layer} />
  return (
    <>
      {askedLayers.map((layer) => {
        const named = optionsOf(layer).map(({ id }) => ({ value: id, name: technologyName(words, id), after: after(effect(id)) }))
        return (
          <OptionList
            key={layer}
            name={`x.${layer}`}
            question={t(`layers.${layer}`)}
            options={[
              { value: 'auto', name: t(`defaults.${layer}`), hint: t(`notes.${layer}`), after: after(effect(`${layer}.auto`)) },
              ...named,
            ]}
            Control={Control}
            look="rows"
            drawing={drawing(layer)}
            fold={
              Fold &&
              ((others) => (
                <Fold field={`x.${layer}`} className={styles.fold}>
                  <summary className={`${opener.opener} ${styles.opener}`}>
                    <span className={styles.own}>{t('own')}</span>
                    <span className={styles.reach}>{after(reach?.(named.map(({ value }) => value)))}</span>
                    <span className={styles.names}>
                      {named.flatMap(({ value, name }) => (value.endsWith('-none') ? [] : name)).join('\u00A0· ')}
                    </span>
                  </summary>
                  {others}
                </Fold>
              ))
            }
          />
        )
      })}
      <OptionList
        name="x.addons"
        question={t('layers.addons')}
        options={optionsOf('addons').map(({ id }) => ({
          value: id,
          name: technologyName(words, id),
          hint: t('addonHint'),
          after: after(effect(id)),
        }))}
        Control={Control}
        box
        look="rows"
        drawing={drawing('addons')}
      />
    </>
  )
}
