import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system'
import { useFetchClient, useQueryParams } from '@strapi/strapi/admin'
import { useState } from 'react'
import { useAnswer, useAttempt } from './use-answer'
import { useWords } from './words'

/** Beside every entry: as it was published, with what has changed since, to be restored. */
export const HistoryPanel = ({ model, documentId }) => {
  const { words } = useWords()
  const [{ query }] = useQueryParams()
  if (!documentId || documentId === 'create') return null
  return { title: words.history, content: <History subject={model} entry={documentId} language={query.plugins?.i18n?.locale} /> }
}

function History({ subject, entry, language }) {
  const { words, momentOf } = useWords()
  const [answer] = useAnswer(`/site-history?subject=${subject}&entry=${entry}${language ? `&language=${language}` : ''}`)
  if (!answer) return null
  if (answer.versions.length === 0) return <Typography textColor="neutral600">{words.noHistory}</Typography>
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {answer.versions.map(({ id, at, by, action }) => (
        <Box key={id}>
          <Typography>
            {words[action === 'publish' ? 'published' : 'deleted']}: {momentOf(at)}
            {by ? ` · ${words.byWhom} ${by}` : ''}
          </Typography>
          <Version id={id} title={momentOf(at)} />
        </Box>
      ))}
    </Flex>
  )
}

function Version({ id, title }) {
  const { words } = useWords()
  const { post } = useFetchClient()
  const attempt = useAttempt()
  const [isOpen, setIsOpen] = useState(false)
  const restore = async () => {
    if (await attempt(() => post(`/site-history/${id}/restore`))) window.location.reload()
  }
  return (
    <Modal.Root open={isOpen} onOpenChange={setIsOpen}>
      <Modal.Trigger>
        <Button variant="tertiary" size="S">
          {words.compare}
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>{isOpen && <Differences id={id} />}</Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">{words.close}</Button>
          </Modal.Close>
          <Button onClick={restore}>{words.restore}</Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}

/** By word; of a long text that stays the same only its ends are shown. */
function Differences({ id }) {
  const { words } = useWords()
  const [version] = useAnswer(`/site-history/${id}`)
  if (!version) return null
  if (version.changes.length === 0) return <Typography>{words.same}</Typography>
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography variant="pi" textColor="neutral600">
        {words.legend}
      </Typography>
      {version.changes.map(({ field, parts }) => (
        <Box key={field}>
          <Typography variant="sigma">{field}</Typography>
          <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {parts.map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and it is drawn once.
              <Part key={at} {...part} />
            ))}
          </Typography>
        </Box>
      ))}
    </Flex>
  )
}

const shown = 160

function Part({ text, added, removed }) {
  if (added) return <ins>{text}</ins>
  if (removed) return <del>{text}</del>
  return text.length > 2 * shown ? `${text.slice(0, shown)} … ${text.slice(-shown)}` : text
}
