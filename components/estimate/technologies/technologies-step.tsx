import { useLocale, useMessages } from 'next-intl'
import { currentCatalogue, defaultInput, type Layer, layers } from '@/estimate'
import { Conflicts } from '../conflicts/conflicts'
import { OptionList } from '../form/option-list'
import { StepFrame } from '../steps/step-frame'
import { createWords } from '../words'
import { Effects } from './effects'
import styles from './technologies-step.module.scss'
import { signHours, technologyEffects } from './technology-effects'

const asked = layers.filter((layer) => layer !== 'addons')

/** Step 2: what it is made of. Everything may be left to us. */
export function TechnologiesStep() {
  const words = createWords(useLocale(), useMessages())
  const t = words.in('EstimateTechnologies')
  const effects = technologyEffects(defaultInput, currentCatalogue)
  const optionsOf = (layer: Layer) => currentCatalogue.technologies.filter((option) => option.layer === layer)
  const effect = (id: string) => {
    const hours = signHours(effects.get(id))
    return (
      <span className={styles.effect} data-effect={id}>
        {hours ? t('effect', { hours }) : t('same')}
      </span>
    )
  }
  return (
    <StepFrame step="technologies">
      <Conflicts />
      {asked.map((layer) => (
        <OptionList
          key={layer}
          name={`x.${layer}`}
          question={t(`layers.${layer}`)}
          options={[
            { value: 'auto', name: t('auto'), hint: t(`defaults.${layer}`), after: effect(`${layer}.auto`) },
            ...optionsOf(layer).map(({ id }) => ({ value: id, name: t(`options.${id}`), after: effect(id) })),
          ]}
          chosen={['auto']}
          look="rows"
        />
      ))}
      <OptionList
        name="x.addons"
        question={t('layers.addons')}
        options={optionsOf('addons').map(({ id }) => ({ value: id, name: t(`options.${id}`), hint: t('addonHint'), after: effect(id) }))}
        chosen={[]}
        box
        look="rows"
      />
      <Effects />
    </StepFrame>
  )
}
