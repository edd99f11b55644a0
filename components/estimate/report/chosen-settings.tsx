import { settingName } from '../labels'
import { DataTable } from '../results/data-table'
import { ResultSection } from '../results/result-section'
import { type EstimateView, hourRows, moneyRows, titleOf } from '../results/view'

const settings = ['stage', 'quality', 'design', 'origin', 'pace', 'support'] as const

/** The chosen settings, and every chosen block with its share of hours and price. */
export function ChosenSettings({ view }: { view: EstimateView }) {
  const { input, result, words } = view
  const t = words.in('EstimateReport')
  const edit = words.in('EstimateReport.settings')
  const names = words.in('EstimateNames')
  const { byBlock } = result
  const sum = (key: 'hours' | 'cost') => byBlock.reduce((total, block) => total + block[key], 0)
  const hours = hourRows(
    view,
    byBlock.map((block) => block.hours),
    sum('hours'),
  )
  const costs = moneyRows(
    view,
    byBlock.map((block) => block.cost),
    sum('cost'),
  )
  return (
    <ResultSection id="chosen" title={t('chosen')}>
      <DataTable
        caption={t('chosen')}
        columns={[{ name: t('setting') }, { name: t('value') }]}
        rows={[
          ...settings.map((setting) => ({ key: setting, cells: [edit(setting), settingName(words, input[setting])] })),
          { key: 'platforms', cells: [edit('platforms'), input.platforms.map((each) => names(`platforms.${each}`)).join(', ')] },
        ]}
      />
      <h3>{t('blocks')}</h3>
      <DataTable
        caption={t('blocks')}
        columns={[{ name: t('block') }, { name: t('hours'), kind: 'number' }, { name: t('cost'), kind: 'number' }]}
        rows={byBlock.map(({ id, quantity }, index) => ({ key: id, cells: [titleOf(view, id, quantity), hours[index], costs[index]] }))}
      />
    </ResultSection>
  )
}
