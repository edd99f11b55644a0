import { MissingParts } from '../completeness/project-check'
import { useEstimateDocument } from '../document/estimate-context'
import { useWords } from '../words-provider'

/** What such projects also need, while blocks are chosen. */
export function MissingList() {
  const { document, catalogue, set } = useEstimateDocument()
  const words = useWords()
  const view = { input: document.input, catalogue, words, titles: words.titles }
  return <MissingParts view={view} open actionFor={(patch, label) => ({ onTry: () => set(patch, label) })} />
}
