import type { BoardDocument, Section } from './board-document'
import type { ReportProps } from './report-props'

type HeadProps = Pick<ReportProps, 'view' | 'board' | 'code'> & { project?: string }

/** The title, whose project it is, where it comes from and how long it holds; its code in the corner. */
export function ReportHead({ view: { words }, board, code, project }: HeadProps) {
  return (
    <header data-part="head">
      <div>
        <h1>{board.title}</h1>
        <dl data-part="facts">
          <div>
            <dt>{words.in('EstimateDocument')('project')}</dt>
            {project ? <dd>{project}</dd> : <dd data-part="blank" />}
          </div>
          <Facts facts={board.issue} />
        </dl>
      </div>
      {code && (
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={words.in('EstimateReport')('code')} data-part="code">
          <path d={code.path} />
        </svg>
      )}
    </header>
  )
}

export function BoardSection({ section: { id, title, facts = [], lines = [] } }: { section: Section }) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      {facts.length > 0 && (
        <dl data-part="facts">
          <Facts facts={facts} />
        </dl>
      )}
      {lines.length > 0 && <Lines lines={lines} />}
    </section>
  )
}

export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function Facts({ facts }: { facts: NonNullable<Section['facts']> }) {
  return facts.map(({ name, value }) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ))
}

/** Where both sides sign: lines to write on, which say nothing to who listens. */
export function Signatures({ board: { signatures } }: Pick<ReportProps, 'board'>) {
  if (signatures.length === 0) return null
  return (
    <div data-part="signatures">
      {signatures.map(({ title, lines }: BoardDocument['signatures'][number]) => (
        <div key={title}>
          <b>{title}</b>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      ))}
    </div>
  )
}
