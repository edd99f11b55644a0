import { type Catalogue, type Layer, layers } from '@/estimate'
import { Field } from '../../../primitives/field'
import { useEstimateStore } from '../../document/estimate-context'
import { useEstimatePart } from '../../document/estimate-part'
import { technologyName } from '../../step-labels'
import { useWords } from '../../words-provider'
import panel from '../edit-panel.module.scss'
import styles from './assumptions.module.scss'

/** A technology for each layer, or our choice; additions to the hosting as boxes. */
export function TechnologyFields({ catalogue }: { catalogue: Catalogue }) {
  const { set } = useEstimateStore()
  const chosen = useEstimatePart(({ document }) => document.input.technologies)
  const words = useWords()
  const t = words.in('EstimateTechnologies')
  const edit = words.in('EstimateLive.edit')
  const optionsOf = (layer: Layer) => catalogue.technologies.filter((option) => option.layer === layer)
  const choose = (layer: Layer, id: string) => {
    const others = chosen.filter((each) => !optionsOf(layer).some((option) => option.id === each))
    const value = id === 'auto' ? t('auto') : technologyName(words, id)
    set({ set: { technologies: id === 'auto' ? others : [...others, id] } }, edit('chosen', { setting: t(`layers.${layer}`), value }))
  }
  const toggle = (id: string) => {
    const here = chosen.includes(id)
    const next = here ? chosen.filter((each) => each !== id) : [...chosen, id]
    set({ set: { technologies: next } }, edit(here ? 'removed' : 'added', { name: technologyName(words, id) }))
  }
  return (
    <div className={styles.fields}>
      {layers.map((layer) =>
        layer === 'addons' ? null : (
          <Field
            key={layer}
            label={t(`layers.${layer}`)}
            control={{
              as: 'select',
              value: optionsOf(layer).find(({ id }) => chosen.includes(id))?.id ?? 'auto',
              onChange: ({ currentTarget }) => choose(layer, currentTarget.value),
              children: [{ id: 'auto' }, ...optionsOf(layer)].map(({ id }) => (
                <option value={id} key={id}>
                  {id === 'auto' ? t('auto') : technologyName(words, id)}
                </option>
              )),
            }}
          />
        ),
      )}
      <fieldset className={panel.platforms}>
        <legend className={panel.legend}>{t('layers.addons')}</legend>
        {optionsOf('addons').map(({ id }) => (
          <label className={panel.platform} key={id}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
            <span>{technologyName(words, id)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
