import { Box, Button, Field, Flex, SingleSelect, SingleSelectOption, TextInput, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import { useAnswer, useAttempt } from './use-answer'
import { useWords } from './words'

/** Beside every entry that has been saved: what happens to it by itself, and when. */
export const PlanPanel = ({ model, documentId }) => {
  const { words } = useWords()
  if (!documentId || documentId === 'create') return null
  return { title: words.plan, content: <Plan subject={model} entry={documentId} /> }
}

function Plan({ subject, entry }) {
  const { words } = useWords()
  const { post } = useFetchClient()
  const attempt = useAttempt()
  const [plan, reload] = useAnswer(`/site-plan?subject=${subject}&entry=${entry}`)
  const [action, setAction] = useState('publish')
  const [at, setAt] = useState('')
  const [bundle, setBundle] = useState('')

  const add = async () => {
    const moment = at ? new Date(at).toISOString() : undefined
    if (await attempt(() => post('/site-plan', { subject, entry, action, at: moment, bundle }))) setAt('')
    await reload()
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Changes changes={plan?.changes ?? []} reload={reload} />
      <Field.Root>
        <Field.Label>{words.what}</Field.Label>
        <SingleSelect value={action} onChange={setAction}>
          <SingleSelectOption value="publish">{words.publish}</SingleSelectOption>
          <SingleSelectOption value="unpublish">{words.unpublish}</SingleSelectOption>
        </SingleSelect>
      </Field.Root>
      <Field.Root hint={<Zone at={at} />}>
        <Field.Label>{words.when}</Field.Label>
        <TextInput type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
        <Field.Hint />
      </Field.Root>
      <Field.Root hint={words.bundleHint}>
        <Field.Label>{words.bundle}</Field.Label>
        <TextInput list="site-bundles" maxLength={60} value={bundle} onChange={(event) => setBundle(event.target.value)} />
        <datalist id="site-bundles">
          {plan?.bundles.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Field.Hint />
      </Field.Root>
      {action === 'publish' && (
        <Typography variant="pi" textColor="neutral600">
          {words.draftThen}
        </Typography>
      )}
      <Button type="button" variant="secondary" onClick={add} disabled={!at && !bundle}>
        {words.planned}
      </Button>
    </Flex>
  )
}

/** The hour that a day has twice, or not at all, is seen before it is too late. */
function Zone({ at }) {
  const { words, momentOf } = useWords()
  return at ? momentOf(at) : `${words.zone} ${Intl.DateTimeFormat().resolvedOptions().timeZone}`
}

/** Planned changes in their order; those of late with what came of them. */
export function Changes({ changes, reload, named = false }) {
  const { words, momentOf } = useWords()
  const { del } = useFetchClient()
  const attempt = useAttempt()
  const remove = (id) => attempt(() => del(`/site-plan/${id}`)).then(reload)
  return changes.map(({ id, action, at, bundle, title, state, problem, by }) => (
    <Box key={id} role="group" aria-label={`${words[action]}, ${momentOf(at)}`}>
      {named && <Typography fontWeight="bold">{title} </Typography>}
      <Typography>
        {words[action]}: {momentOf(at)}
        {bundle ? ` · ${bundle}` : ''}
        {by ? ` · ${words.byWhom} ${by}` : ''}
      </Typography>
      {state === 'done' && <Typography textColor="success600"> {words.done}</Typography>}
      {state === 'failed' && (
        <Typography textColor="danger600">
          {' '}
          {words.notDone} {problem}
        </Typography>
      )}
      {state === 'waiting' && (
        <Button variant="tertiary" size="S" onClick={() => remove(id)}>
          {words.remove}
        </Button>
      )}
    </Box>
  ))
}
