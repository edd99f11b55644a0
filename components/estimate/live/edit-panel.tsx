import { type Choice, choices, type EstimateInput, platforms } from '@/estimate'
import { Field } from '../../primitives/field'
import { useEstimateDocument } from '../document/provider'
import { settingName } from '../labels'
import { ResultSection } from '../results/result-section'
import type { EstimateView } from '../results/view'
import { useWords } from '../words-provider'
import { Assumptions } from './assumptions/assumptions'
import { EditBlocks } from './edit-blocks'
import styles from './edit-panel.module.scss'

const settings = ['stage', 'quality', 'design', 'origin', 'pace', 'support'] as const

/** Controls for settings and blocks, which change the results at once. */
export default function EditPanel({ view }: { view: EstimateView }) {
  const {
    set,
    document: { input },
  } = useEstimateDocument()
  const words = useWords()
  const t = words.in('EstimateLive.edit')
  const choose = (setting: (typeof settings)[number], chosen: string) => {
    const options: readonly Choice<typeof setting>[] = choices[setting]
    const value = options.find((option) => option === chosen)
    if (value) set({ set: { [setting]: value } }, t('chosen', { setting: t(setting), value: settingName(words, value) }))
  }
  const chooseCurrency = (chosen: string) => {
    const currency = choices.currency.find((option) => option === chosen)
    if (currency) set({ set: { currency } }, t('chosen', { setting: t('currency'), value: currency }))
  }
  return (
    <ResultSection id="edit" layout="wide" screenOnly title={t('title')} intro={t('intro')}>
      <div className={styles.settings}>
        {settings.map((setting) => (
          <Field
            label={t(setting)}
            control={{
              as: 'select',
              value: input[setting],
              disabled: setting === 'pace' && hasDeadline(input),
              onChange: ({ currentTarget }) => choose(setting, currentTarget.value),
              children: choices[setting].map((value) => (
                <option value={value} key={value}>
                  {settingName(words, value)}
                </option>
              )),
            }}
            key={setting}
          />
        ))}
        <Field
          label={t('currency')}
          control={{
            as: 'select',
            value: input.currency,
            onChange: ({ currentTarget }) => chooseCurrency(currentTarget.value),
            children: choices.currency.map((value) => <option key={value}>{value}</option>),
          }}
        />
        <Platforms />
      </div>
      <Assumptions view={view} />
      <EditBlocks view={view} />
    </ResultSection>
  )
}

function Platforms() {
  const {
    set,
    document: { input },
  } = useEstimateDocument()
  const words = useWords()
  const t = words.in('EstimateLive.edit')
  const names = words.in('EstimateNames')
  const toggle = (platform: (typeof platforms)[number]) => {
    const here = input.platforms.includes(platform)
    const next = platforms.filter((each) => (each === platform ? !here : input.platforms.includes(each)))
    set({ set: { platforms: next } }, t(here ? 'removed' : 'added', { name: names(`platforms.${platform}`) }))
  }
  return (
    <fieldset className={styles.platforms}>
      <legend className={styles.legend}>{t('platforms')}</legend>
      {platforms.map((platform) => {
        const checked = input.platforms.includes(platform)
        return (
          <label className={styles.platform} key={platform}>
            <input type="checkbox" checked={checked} disabled={checked && input.platforms.length === 1} onChange={() => toggle(platform)} />
            {names(`platforms.${platform}`)}
          </label>
        )
      })}
    </fieldset>
  )
}

function hasDeadline({ deadline, start }: EstimateInput): boolean {
  return deadline !== null && start !== null
}
