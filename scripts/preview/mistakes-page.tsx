import { renderToStaticMarkup } from 'react-dom/server'
import { compilePlainSheet } from '@/build/prepare-plain-sheet'
import { formatDetectionTag } from '@/routing/format-detection'
import { localeDetails } from '@/routing/locales'
import type { ReportedProblem } from '@/routing/release/report'
import { type DraftPlace, draftBar } from './draft-bar'
import { draftWords } from './draft-words'

/** What stands in place of a page whose draft cannot be shown: what an editor has to mend, a sentence for each. */
export function mistakesPage(place: DraftPlace, problems: readonly ReportedProblem[]): string {
  const { mistakes, mistakesLead } = draftWords(place.locale)
  const text = renderToStaticMarkup(
    <main>
      <h1>{mistakes}</h1>
      <p>{mistakesLead}</p>
      <ul lang="en">
        {problems.map(({ sentence, link }) => (
          <li key={sentence}>{link ? <a href={link}>{sentence}</a> : sentence}</li>
        ))}
      </ul>
    </main>,
  )
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${formatDetectionTag}<title>${mistakes}</title>`
  const html = `<html lang="${localeDetails[place.locale].iso}"><head>${head}<style>${compilePlainSheet('plain')}</style></head><body>${text}</body></html>`
  return withDraftBar(`<!doctype html>${html}\n`, place)
}

/** Puts the bar where the body begins. */
export function withDraftBar(html: string, place: DraftPlace): string {
  return html.replace(/<body[^>]*>/, (tag) => tag + draftBar(place))
}
