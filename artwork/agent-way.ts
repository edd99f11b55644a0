import { light, line, svgFile } from './svg'

const glow = (id: string, colour: string, alpha: number) =>
  light({
    id,
    at: [0.5, 0.5],
    radius: 0.5,
    stops: [
      [0, colour, alpha],
      [0.4, colour, alpha / 3],
      [1, colour, 0],
    ],
  })

/** Pages on the limb of their planet, fainter the farther they stand from the one that was asked for. */
const archive = [4.6, 7.2, 9.8, 12.4, 15]
  .flatMap((turn) =>
    [-turn, turn].map((each) => `<use href="#p" transform="rotate(${each} 800 2330)" opacity="${(0.66 - turn / 27).toFixed(2)}"/>`),
  )
  .join('')

/** The page with the passage that answers, lit: where it was found, and where it is quoted. */
const sheet = `<path d="M728 184h106l38 38v182H728z" fill="url(#f)" stroke="#dcebff"/><path d="M834 184v38h38" stroke="#dcebff"/>
    <path d="M752 226h60m-60 24h96m-96 84h96m-96 24h96m-96 24h58" stroke-opacity=".6" stroke-width="3"/>
    <path d="M752 280h96m-96 18h70" stroke="#fff" stroke-width="9"/>`

const face = line({
  id: 'f',
  to: [1, 1],
  stops: [
    [0, '#4b8be8'],
    [1, '#12326f'],
  ],
})

/** Beside the demonstration: the passage on its way from the page to the words that quote it. */
const source = `<defs>${glow('b', '#a9ccff', 0.5)}${face}</defs>
    <g fill="none" stroke="#bbd7ff" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">
    <circle cx="164" cy="248" r="150" fill="url(#b)" stroke="none"/>
    <g transform="rotate(-9 164 254)"><path d="M70 150h106l38 38v182H70z" stroke-opacity=".16"/></g>
    <g transform="rotate(-5 164 254)"><path d="M82 146h106l38 38v182H82z" stroke-opacity=".3"/></g>
    <g transform="translate(-636 -40)">${sheet}</g>
    <path d="M244 248C330 210 340 60 498 46" stroke="#f4f7ff" stroke-width="2" stroke-dasharray=".1 11"/>
    <path d="m520 44-24-11 5 12-8 11z" fill="#f4f7ff" stroke="none"/></g>`

/** A question, the page and the passage that answer it, and the answer that says where it stands: the motif of the flights, as wide as the window. */
export function drawAgentWay(): Map<string, string> {
  const drawing = `<defs>${glow('a', '#5aa2ff', 0.5)}${glow('b', '#a9ccff', 0.6)}${line({
    id: 'l',
    inUserSpace: true,
    from: [0, 0],
    to: [1600, 0],
    stops: [
      [0, '#5aa2ff', 0],
      [0.5, '#f4f7ff'],
      [1, '#5aa2ff', 0],
    ],
  })}${line({
    id: 's',
    from: [0, 0],
    to: [0, 0.05],
    stops: [
      [0, '#050f26'],
      [1, '#091a3f'],
    ],
  })}${face}<path id="p" d="M774 358h38l14 14v58h-52zm10 18h20m-20 12h32m-32 12h32m-32 12h24"/></defs>
    <g fill="none" stroke="#bbd7ff" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">
    <ellipse cx="800" cy="420" rx="780" ry="330" fill="url(#a)" stroke="none"/>
    <circle cx="800" cy="292" r="260" fill="url(#b)" stroke="none"/>
    <circle cx="800" cy="2330" r="1900" fill="url(#s)" stroke="url(#l)" stroke-width="2"/>
    ${archive}
    ${sheet}
    <path d="M168 470C300 180 560 110 722 276M878 276C1040 110 1290 170 1424 418" stroke="#f4f7ff" stroke-width="3" stroke-dasharray=".1 13"/>
    <circle cx="160" cy="486" r="14" stroke="#f4f7ff"/><circle cx="160" cy="486" r="6" fill="#f4f7ff" stroke="none"/>
    <path d="m1176 199-30-19 8 16-13 12z" fill="#f4f7ff" stroke="none"/>
    <path d="M1408 442v74" stroke="#5aa2ff" stroke-width="3"/><path d="M1428 450h104m-104 22h84" stroke="#f4f7ff" stroke-width="5"/><path d="M1428 504h58" stroke="#5aa2ff" stroke-width="3"/></g>`
  return new Map([
    ['landings/agent-way.svg', svgFile(1600, 560, drawing)],
    ['landings/agent-source.svg', svgFile(520, 400, source)],
  ])
}
