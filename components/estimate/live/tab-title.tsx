import { useEstimateStore } from '../document/estimate-context'
import type { EstimateState } from '../document/store'
import { settingName } from '../labels'
import { resultsTitle } from '../results/estimate-title'
import type { EstimateView } from '../results/view'

type TabTitleProps = { view: EstimateView; title: EstimateState['title']; company: string }

/** The tab goes by the figures, also after a change of them. React puts this title before the page’s own. */
export function TabTitle({ view, title, company }: TabTitleProps) {
  const { filled, getInitial } = useEstimateStore()
  const given = view.input === getInitial().document.input ? filled?.name : undefined
  return <title>{resultsTitle(view, title || given || settingName(view.words, view.input.type), company)}</title>
}
