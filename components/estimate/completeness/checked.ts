import type { EstimateView } from '../results/view'

export type Checked = Pick<EstimateView, 'input' | 'catalogue' | 'words' | 'titles'>
