import { Button, Flex, Link, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useOpenedVersion } from './opened-version'
import { useWords } from './words'

/** In milliseconds, between two looks. */
const whileBusy = 2000
const whileIdle = 10_000

const isBusy = ({ state }) => state === 'waiting' || state === 'running'

/** Beside every entry: whether what was published is on the site yet, and if not, why. */
export const SiteStatusPanel = ({ model, document, collectionType }) => {
  useOpenedVersion(model, document, collectionType)
  return { title: useWords().words.site, content: <SiteStatus /> }
}

function SiteStatus() {
  const { get, post } = useFetchClient()
  const [status, setStatus] = useState(null)

  useEffect(() => {
    let timer
    let isGone = false
    const look = async () => {
      const { data } = await get('/site-status').catch(() => ({ data: { state: 'unreachable' } }))
      if (isGone) return
      setStatus(data)
      timer = setTimeout(look, isBusy(data) ? whileBusy : whileIdle)
    }
    look()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [get])

  return (
    <Flex direction="column" alignItems="stretch" gap={2} role="status" width="100%">
      {status && <Sentences {...status} askAgain={() => post('/site-status/again').then(({ data }) => setStatus(data))} />}
    </Flex>
  )
}

function Sentences({ state, step, finishedAt, problems = [], site, askAgain }) {
  const { words, momentOf } = useWords()
  if (state === 'off') return <Typography textColor="neutral600">{words.off}</Typography>
  if (state === 'unreachable') return <Typography textColor="warning600">{words.unreachable}</Typography>
  if (state === 'waiting') return <Typography>{words.waiting}</Typography>
  if (state === 'running')
    return (
      <Typography>
        {words.running} {step ?? words.starting}
      </Typography>
    )
  if (state === 'failed')
    return (
      <>
        <Problems title={words.failed} problems={problems} />
        <Button variant="secondary" onClick={askAgain}>
          {words.again}
        </Button>
      </>
    )
  return (
    <>
      {problems.length > 0 && <Problems title={words.held} problems={problems} />}
      <Typography textColor="success600">{finishedAt ? `${words.liveSince} ${momentOf(finishedAt)}` : words.live}</Typography>
      {site && (
        <Link href={site} isExternal>
          {words.look}
        </Link>
      )}
    </>
  )
}

function Problems({ title, problems }) {
  const { words } = useWords()
  return (
    <>
      <Typography fontWeight="bold" textColor="danger600">
        {title}
      </Typography>
      {problems.map(({ sentence, link }) => (
        <Typography key={sentence} textColor="danger600">
          {sentence} {link && <Link href={link}>{words.open}</Link>}
        </Typography>
      ))}
    </>
  )
}
