import { Flex, Link, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

/** In milliseconds, between two looks. */
const whileBusy = 2000
const whileIdle = 10_000

const isBusy = ({ state }) => state === 'waiting' || state === 'running'

/** Beside every entry: whether what was published is on the site yet, and if not, why. */
export const SiteStatusPanel = () => ({ title: 'The site', content: <SiteStatus /> })

function SiteStatus() {
  const { get } = useFetchClient()
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
      {status && <Sentences {...status} />}
    </Flex>
  )
}

function Sentences({ state, step, finishedAt, problems = [], site }) {
  if (state === 'off') return <Typography textColor="neutral600">Publishing reaches the site with its next release.</Typography>
  if (state === 'unreachable') return <Typography textColor="warning600">The site does not answer. What is live stays live.</Typography>
  if (state === 'waiting') return <Typography>Publishing begins in a moment …</Typography>
  if (state === 'running') return <Typography>Publishing: {step ?? 'starting …'}</Typography>
  if (state === 'failed') return <Problems title="Not published. The site stays as it was." problems={problems} />
  return (
    <>
      {problems.length > 0 && <Problems title="Left as it was, or left out, until it is mended:" problems={problems} />}
      <Typography textColor="success600">{finishedAt ? `Live since ${new Date(finishedAt).toLocaleString()}` : 'Live'}</Typography>
      {site && (
        <Link href={site} isExternal>
          Look at the site
        </Link>
      )}
    </>
  )
}

function Problems({ title, problems }) {
  return (
    <>
      <Typography fontWeight="bold" textColor="danger600">
        {title}
      </Typography>
      {problems.map(({ sentence, link }) => (
        <Typography key={sentence} textColor="danger600">
          {sentence} {link && <Link href={link}>Open</Link>}
        </Typography>
      ))}
    </>
  )
}
