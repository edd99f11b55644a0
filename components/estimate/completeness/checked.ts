import type { InputPatch } from '@/estimate'
import type { ChangeAction } from '../results/change-link'
import type { EstimateView } from '../results/view'

export type Checked = Pick<EstimateView, 'input' | 'catalogue' | 'words' | 'titles'>
export type ActionFor = (patch: InputPatch, label: string) => ChangeAction
