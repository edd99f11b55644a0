import type { Numbers, Ranking } from '@/server/numbers/summary'

/** How many rows of a list are printed. */
const most = 15

/** Numbers as a terminal shows them: totals beside those of the span before, a line for each day, then lists. */
export function describeNumbers({ from, to, totals, before, days, ...lists }: Numbers): string {
  const total = (label: string, key: keyof typeof totals) => `${label.padEnd(28)}${`${totals[key]}`.padStart(7)}   before: ${before[key]}`
  const parts = [
    `${from} to ${to}`,
    [
      total('Pages opened', 'views'),
      total('Visits from elsewhere', 'entries'),
      total('Results of estimates seen', 'results'),
      total('Messages', 'messages'),
      total('… with an estimate', 'estimates'),
      total('Pages opened by programs', 'bots'),
    ].join('\n'),
    days
      .map(({ day, views, entries, messages }) => `${day}   ${row(views)} pages ${row(entries)} visits ${row(messages)} messages`)
      .join('\n'),
    list('Pages', lists.pages),
    list('Languages', lists.languages),
    list('Steps of the estimate', lists.estimate),
    list('From', lists.referrers),
    list('Campaigns', lists.campaigns),
    list('Programs', lists.bots),
  ]
  return parts.filter(Boolean).join('\n\n')
}

const row = (number: number) => `${number}`.padStart(6)

function list(title: string, ranking: Ranking): string {
  if (ranking.length === 0) return ''
  const more = ranking.length > most ? `\n         and ${ranking.length - most} more` : ''
  return `${title}\n${ranking
    .slice(0, most)
    .map(({ name, number }) => `${row(number)}   ${name}`)
    .join('\n')}${more}`
}
