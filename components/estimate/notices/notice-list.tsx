'use client'

// Client: its buttons dismiss notices and switch to the latest catalogue. Loaded on demand, as few estimates have notices.
import { currentCatalogue } from '@/estimate'
import { useEstimateDocument } from '../document/provider'
import { useWords } from '../words-provider'
import { NoticeText } from './notice-text'

export default function NoticeList() {
  const { notices, outdated, document, catalogue, replace, dismissNotices } = useEstimateDocument()
  const words = useWords()
  const recalculate = () => replace({ ...document, catalogue: currentCatalogue.version }, words.in('EstimateNotices')('recalculate'))
  return (
    <NoticeText
      {...{ words, notices }}
      titles={words.titles}
      outdated={outdated ? catalogue : null}
      onDismiss={dismissNotices}
      recalculation={{ onTry: recalculate }}
    />
  )
}
