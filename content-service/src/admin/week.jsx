import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin'
import { Changes } from './plan'
import { useAnswer, useAttempt } from './use-answer'
import { useWords } from './words'

/** Everything that is planned, and what can be brought back of what was deleted. */
export default function Week() {
  const { words } = useWords()
  const [plan, reloadPlan] = useAnswer('/site-plan')
  const [trash, reloadTrash] = useAnswer('/site-history/deleted')
  return (
    <Page.Main>
      <Page.Title>{words.week}</Page.Title>
      <Layouts.Header title={words.week} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={8} maxWidth="80rem">
          <Section title={words.plan} empty={plan?.changes.length === 0 && words.nothingPlanned}>
            {plan && <Changes changes={plan.changes} reload={reloadPlan} named />}
          </Section>
          <Section title={words.trash} empty={trash?.versions.length === 0 && words.emptyTrash}>
            {trash?.versions.map((version) => (
              <Deleted key={version.id} {...version} reload={reloadTrash} />
            ))}
          </Section>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}

function Section({ title, empty, children }) {
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={3}>
      <Typography tag="h2" variant="beta">
        {title}
      </Typography>
      {empty ? <Typography textColor="neutral600">{empty}</Typography> : children}
    </Flex>
  )
}

function Deleted({ id, title, language, at, by, reload }) {
  const { words, momentOf } = useWords()
  const { post } = useFetchClient()
  const attempt = useAttempt()
  const restore = () => attempt(() => post(`/site-history/${id}/restore`)).then(reload)
  return (
    <Box>
      <Typography fontWeight="bold">{title}</Typography>
      <Typography>
        {language ? ` (${language})` : ''} · {words.deleted}: {momentOf(at)}
        {by ? ` · ${words.byWhom} ${by}` : ''}{' '}
      </Typography>
      <Button variant="tertiary" size="S" onClick={restore}>
        {words.restore}
      </Button>
    </Box>
  )
}
