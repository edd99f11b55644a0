import { groupNames, layers } from '@/estimate'
import { formatDay, formatList } from '@/messages/format'
import { groupName, settingName, weekSpan } from '../labels'
import { outlookInWords } from '../results/chance'
import { type EstimateView, hourRows, hours, money, number, titleOf } from '../results/view'
import { technologyName } from '../step-labels'

export type Fact = { name: string; value: string }

const settings = ['stage', 'quality', 'design', 'origin', 'pace', 'support'] as const

export function prices(view: EstimateView): Fact[] {
  const { cost, hours: work } = view.result
  const t = view.words.in('EstimateDocument')
  return [
    { name: t('expected'), value: t('priceAndHours', { price: money(view, cost.p50), hours: hours(view, work.p50) }) },
    { name: t('budget'), value: t('priceAndHours', { price: money(view, cost.p80), hours: hours(view, work.p80) }) },
    { name: t('range'), value: `${money(view, cost.p10)} – ${money(view, cost.p90)}` },
  ]
}

export function schedule(view: EstimateView, today: string): Fact[] {
  const { input, result, words } = view
  const t = words.in('EstimateDocument')
  const figures = words.in('EstimateResults.keyFigures')
  const time = words.in('EstimateResults.time')
  const names = words.in('EstimateNames.milestones')
  const outlook = outlookInWords(view, today)
  const day = (date: string | null) => (date ? formatDay(date, words.locale) : t('open'))
  return [
    { name: t('weeks'), value: figures('weeks', weekSpan(result.likelyWeeks)) },
    { name: t('start'), value: day(input.start) },
    { name: t('deadline'), value: day(input.deadline) },
    ...(outlook ? [{ name: t(view.record ? 'chanceRecord' : 'chance'), value: outlook }] : []),
    ...result.milestones
      // The day after which support ends is known with a start; without one its name says all.
      .filter(({ id, date }) => id !== 'kickoff' && (id !== 'after' || date))
      .map(({ id, week, date }) => ({ name: names(id), value: date ? day(date) : time('afterWeek', { week: String(week) }) })),
  ]
}

export function scopeByGroup(view: EstimateView): Fact[] {
  return groupNames.flatMap((group) => {
    const members = view.result.byBlock.filter((block) => block.group === group)
    const titles = members.map(({ id, quantity }) => titleOf(view, id, quantity)).join('; ')
    return members.length === 0 ? [] : [{ name: groupName(view.words, group), value: titles }]
  })
}

export function team(view: EstimateView): Fact[] {
  const { byRole, hours: work, people } = view.result
  const t = view.words.in('EstimateDocument')
  const names = view.words.in('EstimateNames.roles')
  const rows = hourRows(
    view,
    byRole.map((row) => row.hours),
    work.p50,
  )
  const each = byRole.map(({ role }, index) => t('roleHours', { role: names(role), hours: rows[index] ?? '' }))
  return [
    { name: t('people'), value: number(view, Math.max(1, Math.round(people.average))) },
    { name: t('roles'), value: each.join(' · ') },
  ]
}

export function choicesMade({ input, result, words, catalogue }: EstimateView): Fact[] {
  const edit = words.in('EstimateLive.edit')
  const platforms = words.in('EstimateNames.platforms')
  const layer = words.in('EstimateTechnologies.layers')
  const named = layers.flatMap((name): Fact[] => {
    const chosen = catalogue.technologies.filter((option) => option.layer === name && result.technologies.includes(option.id))
    return chosen.length === 0 ? [] : [{ name: layer(name), value: chosen.map(({ id }) => technologyName(words, id)).join(', ') }]
  })
  return [
    {
      name: edit('platforms'),
      value: formatList(
        input.platforms.map((each) => platforms(each)),
        words.locale,
      ),
    },
    ...settings.map((setting) => ({ name: edit(setting), value: settingName(words, input[setting]) })),
    ...named,
  ]
}
