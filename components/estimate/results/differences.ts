import { changedAssumptions, type EstimateInput, type InputPatch } from '@/estimate'
import { formatDay } from '@/messages/format'
import { settingName } from '../labels'
import { changeWords } from './changed-basis'
import { type EstimateView, shortTitleOf } from './view'

const named = ['stage', 'quality', 'design', 'origin', 'pace', 'support'] as const

/** A patch in words: “quality: MVP”, “without Dashboard”. */
export function describePatch(view: EstimateView, { set = {}, add = [], remove = [], later = [], now = [] }: InputPatch): string[] {
  const t = view.words.in('EstimateResults.compare')
  const names = view.words.in('EstimateNames')
  const settings: Partial<EstimateInput> = set
  const nameOf = (key: (typeof named)[number]) => {
    const value = settings[key]
    return value ? [t(`set.${key}`, { value: settingName(view.words, value) })] : []
  }
  return [
    ...named.flatMap(nameOf),
    ...(settings.platforms ? [t('set.platforms', { value: settings.platforms.map((each) => names(`platforms.${each}`)).join(', ') })] : []),
    ...(settings.technologies ? [t('set.technologies')] : []),
    ...(settings.type ? [t('set.type', { value: settingName(view.words, settings.type) })] : []),
    ...(settings.rates ? [describeRates(view, settings.rates)] : []),
    ...(settings.exchange ? [t('set.exchange')] : []),
    ...(settings.currency ? [t('set.currency', { value: settings.currency })] : []),
    ...(settings.start ? [t('set.start', { value: formatDay(settings.start, view.words.locale) })] : []),
    ...(settings.deadline ? [t('set.deadline', { value: formatDay(settings.deadline, view.words.locale) })] : []),
    ...add.map(({ id, quantity }) => t('add', { block: shortTitleOf(view, id, quantity) })),
    ...remove.map((id) => t('remove', { block: shortTitleOf(view, id) })),
    ...later.map((id) => t('later', { block: shortTitleOf(view, id) })),
    ...now.map((id) => t('now', { block: shortTitleOf(view, id) })),
  ]
}

/** A scenario may have rates of its own beside an estimate that has ours, so they are said with what ours are. */
function describeRates(view: EstimateView, rates: EstimateInput['rates']): string {
  const t = view.words.in('EstimateResults.compare')
  const hourly = changedAssumptions({ rates, exchange: {}, currency: view.input.currency }, view.catalogue)
  const changed = hourly.map((change) => changeWords(change, view))
  return changed.length === 0
    ? t('set.ourRates')
    : t('set.rates', { list: changed.map(({ name, was, is }) => `${name}: ${was} → ${is}`).join('; ') })
}
