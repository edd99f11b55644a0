import { stationsRow } from '../components/sections/stage-stations'
import { svgFile } from './svg'

const panel = 'fill="#0e2a62"'
const dart = (transform: string) =>
  `<g transform="${transform}" stroke="none"><path d="M22 0-12-8-6 0z" fill="#f4f7ff"/><path d="M22 0-12 8-6 0z" fill="#4c74be"/></g>`

/** What the client holds after each stage: a range, a prototype, a demo, a test report, the keys at launch. */
const artefacts: Readonly<Record<string, string>> = {
  discovery: `<path d="M138 26h16v90H64" stroke-opacity=".35"/><rect x="46" y="12" width="84" height="104" rx="6" ${panel}/>
    <path d="M60 30h40M60 42h56M60 54h48" stroke-opacity=".6"/><path d="M60 92c10 0 14-22 28-22s16 22 28 22" stroke="#5aa2ff"/>
    <path d="M60 96h56"/><circle cx="88" cy="96" r="3" fill="#f4f7ff"/>`,
  design: `<rect x="28" y="24" width="92" height="66" rx="6" ${panel}/><path d="M28 38h92M40 52h28M40 62h20M40 72h24" stroke-opacity=".6"/>
    <rect x="80" y="50" width="30" height="28" rx="3" stroke="#5aa2ff"/><rect x="126" y="40" width="42" height="76" rx="8" ${panel}/>
    <path d="M136 54h22M136 64h16M136 100h22" stroke-opacity=".6"/><path d="m98 84 6 20 5-8 9-2z" fill="#f4f7ff" stroke="#0b1533"/>`,
  build: `<rect x="26" y="18" width="148" height="92" rx="8" ${panel}/><path d="M90 46v28l24-14z" fill="#f4f7ff"/>
    <path d="M40 96h120" stroke-opacity=".35"/><path d="M40 96h66" stroke="#5aa2ff" stroke-width="2.5"/>
    <circle cx="106" cy="96" r="4" fill="#f4f7ff"/><path d="M40 32h22" stroke-opacity=".6"/>`,
  stabilise: `<rect x="40" y="12" width="120" height="104" rx="6" ${panel}/>
    <path d="m54 34 5 5 9-10M54 58l5 5 9-10M54 82l5 5 9-10" stroke="#7cf5d6"/>
    <path d="M80 34h62M80 58h48M80 82h56" stroke-opacity=".6"/><path d="M54 102h88" stroke-opacity=".3"/>`,
  launch: `<path d="M30 100c40 0 60-10 84-44" stroke-dasharray=".1 8" stroke-width="2"/>${dart('translate(132 38) rotate(-46) scale(1.3)')}
    <rect x="28" y="24" width="56" height="40" rx="5" ${panel}/><circle cx="44" cy="44" r="6"/><path d="M50 44h22m-6 0v6"/>
    <path d="M20 112h160" stroke-opacity=".35"/>`,
}

/** The flight through the stations. It runs 400 px past the wrap on both sides, so that it crosses a window of 2040 px. */
const path = 'M-400 372C-200 338-60 304 114 264S440 189 620 158 950 105 1126 85 1480 18 1640-30'

export function drawStages(): Map<string, string> {
  const thumbs = Object.entries(artefacts).map(([stage, drawing]): [string, string] => [
    `stages/${stage}.svg`,
    svgFile(200, 128, `<g fill="none" stroke="#cfe0ff" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>`),
  ])
  const still = `<path d="${path}" stroke-opacity=".5" stroke-width="2" stroke-linecap="round" stroke-dasharray=".1 11"/>
    ${dart('translate(1216 73) rotate(-9) scale(.8)')}`
  return new Map([
    ...thumbs,
    ['stages/trajectory.svg', drawRow(still)],
    ['stages/stations.svg', drawRow('')],
    ['stages/climb.svg', drawClimb()],
  ])
}

/** Stations over the left edges of five columns of the wrap. */
const climb = [
  { x: 7, y: 262 },
  { x: 260, y: 214 },
  { x: 513, y: 160 },
  { x: 765, y: 108 },
  { x: 1018, y: 62 },
]

/** The flight of a landing's steps: the wrap, 300 high, with 400 px on both sides and 140 above it. */
function drawClimb(): string {
  const way = 'M-400 330C-200 316-90 290 7 262S170 234 260 214 420 180 513 160 670 126 765 108 930 84 1018 62 1400-40 1640-116'
  return svgFile(
    2040,
    440,
    `<g transform="translate(400 140)" fill="none" stroke="#f4f7ff">
      <path d="${way}" stroke-opacity=".5" stroke-width="2" stroke-linecap="round" stroke-dasharray=".1 11"/>
      ${climb.map((station) => drawStation(station, 300)).join('')}
      ${dart('translate(1150 28) rotate(-15)')}
    </g>`,
  )
}

function drawStation({ x, y }: { x: number; y: number }, foot: number): string {
  return `<path d="M${x} ${y + 16}V${foot}" stroke-opacity=".14"/><circle cx="${x}" cy="${y}" r="11" fill="#071534" stroke-opacity=".55"/><circle cx="${x}" cy="${y}" r="4" fill="#f4f7ff" stroke="none"/>`
}

/** The row of stations, and what flies through it; where the page draws the flight itself, nothing. */
function drawRow(flight: string): string {
  return svgFile(
    2040,
    440,
    `<g transform="translate(400 40)" fill="none" stroke="#f4f7ff">
      ${flight}
      ${stationsRow.stations.map((station) => drawStation(station, 320)).join('')}
    </g>`,
  )
}
