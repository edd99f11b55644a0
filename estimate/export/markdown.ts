import { exclusionsLeft } from '../exclusions'
import type { ExportSource, Formats } from './words'

/** The estimate as Markdown. */
export function toMarkdown({ title, link, document, result, basis, words, catalogue }: ExportSource, format: Formats): string {
  const { labels } = words
  const { hours, cost, byRole, byPhase, byBlock, later, milestones } = result
  const chosen = { ids: byBlock.map(({ id }) => id), titles: words.blocks }
  const excludes = byBlock.flatMap(({ id }) => exclusionsLeft(id, words.texts(id).excludes, chosen))
  const list = (name: 'assumptions' | 'questions') => bullets([...new Set(byBlock.flatMap(({ id }) => words.texts(id)[name]))])
  const sections: [heading: string, body: string][] = [
    [
      '',
      table(
        [labels.figure, labels.cost, labels.hours],
        (['p10', 'p50', 'p80', 'p90'] as const).map((percentile) => [
          labels[percentile],
          format.money(cost[percentile]),
          format.hours(hours[percentile]),
        ]),
      ),
    ],
    [
      labels.scope,
      byBlock
        .map(({ id, quantity }) => {
          const { summary, includes } = words.texts(id)
          const heading = `**${plain(words.blocks[id] ?? id)}**${quantity > 1 ? ` × ${quantity}` : ''}: ${plain(summary)}`
          return [`- ${heading}`, ...includes.map((line) => `  - ${plain(line)}`)].join('\n')
        })
        .join('\n'),
    ],
    [labels.later, bullets(later.map(({ id, cost: extra }) => `${words.blocks[id] ?? id}: +${format.money(extra)}`))],
    [labels.excludes, bullets([...new Set(excludes)])],
    [
      labels.team,
      table(
        [labels.role, labels.hours, labels.cost],
        byRole.map((row) => [words.roles[row.role], format.hours(row.hours), format.money(row.cost)]),
      ),
    ],
    [
      labels.timeline,
      [
        table(
          [labels.phase, labels.weeks, labels.cost],
          byPhase.map((row) => [words.phases[row.phase], String(row.weeks), format.money(row.cost)]),
        ),
        bullets(milestones.map(({ id, week, date }) => `${words.milestones[id]}: ${date ? format.day(date) : `${labels.week} ${week}`}`)),
      ].join('\n\n'),
    ],
    [labels.assumptions, list('assumptions')],
    [labels.questions, list('questions')],
  ]
  const body = sections
    .filter(([, text]) => text !== '')
    .map(([heading, text]) => (heading ? `## ${plain(capital(heading))}\n\n${text}` : text))
  const range = `${format.money(cost.p10)} – ${format.money(cost.p90)}, ${format.weeks(result.likelyWeeks)}`
  const foot = `${plain(labels.notOffer)}\n\n${plain(labels.catalogue)}: ${document.catalogue} (${catalogue.date})\n${plain(labels.link)}: <${link}>`
  return `${[`# ${plain(title || words.estimate)}`, `${plain(labels.range)}: **${range}**`, bullets(basis), ...body, foot].join('\n\n')}\n`
}

/** A label that stands inside a table elsewhere begins a heading here. */
const capital = (label: string) => label.charAt(0).toUpperCase() + label.slice(1)

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => plain(cell)).join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n')
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${plain(line)}`).join('\n')
}

/** Escapes everything Markdown or HTML would read as markup. */
function plain(text: string): string {
  return text
    .replace(/[\r\n]+/g, ' ')
    .replace(/[\\`*_[\]<>|#~]/g, '\\$&')
    .replace(/^([-+]|\d+[.)])(?=\s|$)/, '\\$1')
}
