import { type Choice, choices, platforms } from '@/estimate'
import { Field } from '../../primitives/field'
import { useEstimateStore } from '../document/estimate-context'
import { useEstimatePart } from '../document/estimate-part'
import { settingName } from '../labels'
import { ResultSection } from '../results/result-section'
import type { EstimateView } from '../results/view'
import { useWords } from '../words-provider'
import { Assumptions } from './assumptions/assumptions'
import { EditBlocks } from './edit-blocks'
import styles from './edit-panel.module.scss'

const settings = ['stage', 'quality', 'design', 'origin', 'pace', 'support', 'currency'] as const

/** Controls for settings and blocks, which change the results at once. */
export default function EditPanel({ view }: { view: EstimateView }) {
  const t = useWords().in('EstimateLive.edit')
  return (
    <ResultSection id="edit" layout="wide" screenOnly title={t('title')} intro={t('intro')}>
      <div className={styles.settings}>
        {settings.map((setting) => (
          <Setting name={setting} key={setting} />
        ))}
        <Platforms />
      </div>
      <Assumptions view={view} />
      <EditBlocks view={view} />
    </ResultSection>
  )
}

function Setting({ name }: { name: (typeof settings)[number] }) {
  const { set } = useEstimateStore()
  const chosen = useEstimatePart(({ document: { input } }) => input[name])
  const isDecided = useEstimatePart(({ document: { input } }) => name === 'pace' && input.deadline !== null && input.start !== null)
  const words = useWords()
  const t = words.in('EstimateLive.edit')
  const options: readonly Choice<typeof name>[] = choices[name]
  const nameOf = (value: Choice<typeof name>) => (name === 'currency' ? value : settingName(words, value))
  const choose = (asked: string) => {
    const value = options.find((option) => option === asked)
    if (value) set({ set: { [name]: value } }, t('chosen', { setting: t(name), value: nameOf(value) }))
  }
  return (
    <Field
      label={t(name)}
      control={{
        as: 'select',
        value: chosen,
        disabled: isDecided,
        onChange: ({ currentTarget }) => choose(currentTarget.value),
        children: options.map((value) => (
          <option value={value} key={value}>
            {nameOf(value)}
          </option>
        )),
      }}
    />
  )
}

function Platforms() {
  const { set } = useEstimateStore()
  const chosen = useEstimatePart(({ document }) => document.input.platforms)
  const words = useWords()
  const t = words.in('EstimateLive.edit')
  const names = words.in('EstimateNames')
  const toggle = (platform: (typeof platforms)[number]) => {
    const here = chosen.includes(platform)
    const next = platforms.filter((each) => (each === platform ? !here : chosen.includes(each)))
    set({ set: { platforms: next } }, t(here ? 'removed' : 'added', { name: names(`platforms.${platform}`) }))
  }
  return (
    <fieldset className={styles.platforms}>
      <legend className={styles.legend}>{t('platforms')}</legend>
      {platforms.map((platform) => {
        const checked = chosen.includes(platform)
        return (
          <label className={styles.platform} key={platform}>
            <input type="checkbox" checked={checked} disabled={checked && chosen.length === 1} onChange={() => toggle(platform)} />
            <span>{names(`platforms.${platform}`)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
