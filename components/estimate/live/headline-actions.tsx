import { useEstimateState } from '../document/provider'
import { useWords } from '../words-provider'
import { HeadlineLinks } from './headline-links'

export function HeadlineActions() {
  const { query, title } = useEstimateState()
  return <HeadlineLinks words={useWords()} {...{ query, title }} />
}
