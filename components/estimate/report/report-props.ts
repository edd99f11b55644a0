import type { ReactNode } from 'react'
import type { EstimateDocument, Notice } from '@/estimate'
import type { EstimateView } from '../results/view'
import type { BoardDocument } from './board-document'

export type ReportProps = {
  view: EstimateView
  document: EstimateDocument
  board: BoardDocument
  notices: readonly Notice[]
  query: string
  /** The day it is read. */
  today: string
  /** The absolute address of the results page, and its QR code. */
  link: string
  code: { path: string; size: number } | null
  /** The same document as a PDF, and with the calculation or without. */
  others: { pdf: string; calculation: string }
  /** Where the link claims to be an offer: what is to be said of that, and whether we signed these figures. */
  offer: { note: ReactNode; isSigned: boolean }
}
