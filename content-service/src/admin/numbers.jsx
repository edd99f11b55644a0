import { Box, Flex, SingleSelect, SingleSelectOption, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useState } from 'react'
import { useAnswer } from './use-answer'
import { useWords } from './words'

const spans = [7, 30, 90, 365]
const totals = ['views', 'entries', 'results', 'messages', 'estimates', 'bots']
const lists = ['pages', 'languages', 'estimate', 'referrers', 'campaigns', 'bots']
const longest = 20

/** The calendar day of this browser, so many days ago, as `YYYY-MM-DD`. */
const dayAgo = (days) => new Intl.DateTimeFormat('en-CA').format(new Date(Date.now() - days * 86_400_000))

/** What the site counted: beside the span before, by day, and by page, language, place and campaign. */
export default function Numbers() {
  const { words } = useWords()
  const [span, setSpan] = useState(7)
  const [numbers] = useAnswer(`/site-numbers?from=${dayAgo(span - 1)}&to=${dayAgo(0)}`)
  return (
    <Page.Main>
      <Page.Title>{words.numbers}</Page.Title>
      <Layouts.Header title={words.numbers} subtitle={words.numbersHint} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} maxWidth="80rem">
          <Box maxWidth="20rem">
            <SingleSelect aria-label={words.span} value={span} onChange={setSpan}>
              {spans.map((days) => (
                <SingleSelectOption key={days} value={days}>
                  {words.lastDays.replace('{days}', days)}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Box>
          {numbers?.state === 'off' && <Typography>{words.notCounted}</Typography>}
          {(numbers?.state === 'unreachable' || numbers === undefined) && <Typography>{words.unreachable}</Typography>}
          {numbers?.state === 'counted' && <Counted {...numbers} />}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}

function Counted({ totals: now, before, days, ...ranked }) {
  const { words, locale } = useWords()
  const number = new Intl.NumberFormat(locale)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <>
      <Figures
        title={words.inAll}
        heads={['', words.now, words.before]}
        rows={totals.map((name) => [words[`total_${name}`], number.format(now[name]), number.format(before[name])])}
      />
      <Figures
        title={words.byDay}
        heads={[words.day, words.total_views, words.total_entries, words.total_messages]}
        rows={days
          .slice(-31)
          .reverse()
          .map(({ day: at, views, entries, messages }) => [day.format(new Date(at)), ...[views, entries, messages].map(number.format)])}
      />
      {lists
        .filter((name) => ranked[name].length > 0)
        .map((name) => (
          <Figures
            key={name}
            title={words[`list_${name}`]}
            heads={['', words.times]}
            rows={ranked[name].slice(0, longest).map((each) => [each.name, number.format(each.number)])}
          />
        ))}
    </>
  )
}

function Figures({ title, heads, rows }) {
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={3}>
      <Typography tag="h2" variant="beta">
        {title}
      </Typography>
      <Table colCount={heads.length} rowCount={rows.length + 1}>
        <Thead>
          <Tr>
            {heads.map((head) => (
              <Th key={head}>
                <Typography variant="sigma">{head}</Typography>
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {rows.map(([name, ...figures]) => (
            <Tr key={name}>
              <Td>
                <Typography>{name}</Typography>
              </Td>
              {figures.map((figure, index) => (
                <Td key={heads[index + 1]}>
                  <Typography>{figure}</Typography>
                </Td>
              ))}
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Flex>
  )
}
