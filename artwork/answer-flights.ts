import { light, svgFile } from './svg'

const page = 'M152 30h22l10 10v44h-32z'
const absent = `<path d="${page}" stroke-opacity=".3" stroke-dasharray="3 5"/>`
const dots = 'stroke-opacity=".85" stroke-width="2" stroke-dasharray=".1 9"'
const fade =
  '<linearGradient id="f"><stop offset=".25" stop-color="#f4f7ff"/><stop offset=".85" stop-color="#f4f7ff" stop-opacity="0"/></linearGradient>'

/** How a question to the agent ends: at the passage of a page, in the dark, or thrown back by a wall. */
const endings: Readonly<Record<string, string>> = {
  landed: `<defs>${light({
    id: 'l',
    at: [0.5, 0.5],
    radius: 0.5,
    stops: [
      [0, '#5aa2ff', 0.42],
      [0.5, '#5aa2ff', 0.14],
      [1, '#5aa2ff', 0],
    ],
  })}</defs>
    <circle cx="168" cy="58" r="64" fill="url(#l)" stroke="none"/><path d="M26 84C56 30 104 16 146 46" ${dots}/>
    <path d="${page}" fill="#1d4a97" stroke="#bbd7ff"/><path d="M158 48h12M158 72h18" stroke="#bbd7ff" stroke-opacity=".6"/>
    <path d="M158 60h20" stroke-width="4"/>`,
  lost: `<defs>${fade}</defs><path d="M26 84C56 30 104 16 182 40" stroke="url(#f)" stroke-width="2" stroke-dasharray=".1 9"/>${absent}`,
  returned: `<path d="M26 84C48 48 70 36 104 42M104 54C82 58 62 72 46 98" ${dots}/><path d="M118 16v72" stroke="#ff6b57" stroke-width="3"/>${absent}`,
}

export function drawAnswerFlights(): Map<string, string> {
  return new Map(
    Object.entries(endings).map(([ending, drawing]) => [
      `landings/answer-${ending}.svg`,
      svgFile(
        240,
        120,
        `<g fill="none" stroke="#f4f7ff" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">
          <circle cx="14" cy="92" r="5" fill="#f4f7ff" stroke="none"/>${drawing}</g>`,
      ),
    ]),
  )
}
