import { Field } from '../../../primitives/field'
import { useTitle } from '../../settings/use-title'
import { useWords } from '../../words-provider'

/** The name of the project, which is in the fragment of the address and is never sent. */
export function TitleField() {
  const t = useWords().in('EstimateSettings.title')
  return <Field label={t('label')} hint={t('hint')} control={useTitle()} />
}
