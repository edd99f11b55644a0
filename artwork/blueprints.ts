import { mkdirSync, writeFileSync } from 'node:fs'

// Line drawings of the five services as spacecraft: `npx tsx artwork/blueprints.ts`. Labels are text beside them, in HTML.
const folder = 'public/images/blueprints'

const panel = (x: number) =>
  `<rect x="${x}" y="128" width="108" height="72" rx="3" fill="url(#p)"/><path stroke-width="1" stroke-opacity=".5" d="M${x + 21.6} 128v72m21.6-72v72m21.6-72v72m21.6-72v72M${x} 152h108M${x} 176h108"/>`

const wings = `${panel(6)}${panel(346)}<path d="M114 164h40M306 164h40"/><rect x="122" y="157" width="20" height="14" rx="2" fill="#0b2253"/><rect x="318" y="157" width="20" height="14" rx="2" fill="#0b2253"/>`

const antenna = '<path d="M230 92V66l-16-14m16 14 16-14M206 46c14 14 34 14 48 0"/><circle cx="230" cy="44" r="3" fill="#cfe0ff"/>'

const bodies: Record<string, string> = {
  'web-application-development': `${wings}<rect x="154" y="92" width="152" height="144" rx="10" fill="url(#b)"/><path d="M154 116h152"/><circle cx="168" cy="104" r="2.5"/><circle cx="178" cy="104" r="2.5"/><circle cx="188" cy="104" r="2.5"/><rect x="166" y="128" width="34" height="96" rx="4" stroke-opacity=".7"/><path d="M173 140h20M173 152h14M173 164h18M173 176h12" stroke-opacity=".6"/><rect x="210" y="128" width="84" height="46" rx="4" stroke-opacity=".9"/><path d="M216 164c10-2 14-20 24-18s12 10 22 4 16-16 26-14" stroke="#7cf5d6"/><path d="M210 186h84M210 198h84M210 210h56" stroke-opacity=".55"/>${antenna}`,
  'ai-development': `${wings}<circle cx="230" cy="164" r="72" fill="url(#b)"/><ellipse cx="230" cy="164" rx="104" ry="30" transform="rotate(-18 230 164)" stroke-opacity=".8"/><path d="M196 136 230 118l36 22-6 44-34 22-32-26zM230 118v46l36-24m-36 24-36 14m36-14 30 20m-30-20-4 42" stroke-opacity=".7"/><g fill="#7cf5d6" stroke="none"><circle cx="230" cy="164" r="5"/><circle cx="230" cy="118" r="3.5"/><circle cx="266" cy="140" r="3.5"/><circle cx="260" cy="184" r="3.5"/><circle cx="226" cy="206" r="3.5"/><circle cx="194" cy="180" r="3.5"/><circle cx="196" cy="136" r="3.5"/></g>${antenna}`,
  'custom-software-development': `${wings}<path d="M230 84 304 126v78l-74 42-74-42v-78z" fill="url(#b)"/><path d="m156 126 74 42 74-42M230 168v78"/><path d="m193 105 74 42v36m-74-57 37 21M193 147v78m74-78v40" stroke-opacity=".5"/><path d="m174 176 38 22m-38-6 38 22" stroke="#7cf5d6"/><path d="M230 84V60m-16-12 16 12 16-12"/><circle cx="230" cy="42" r="3" fill="#cfe0ff"/>`,
  'design-sprint': `<path d="M404 164 112 92l44 72z" fill="url(#p)"/><path d="M404 164 112 236l44-72z" fill="url(#b)"/><path d="m176 164 80-22m-80 22 80 22M156 164h248" stroke-opacity=".6"/><path d="M96 124H30m66 40H6m90 40H30" stroke-opacity=".7"/><g stroke-opacity=".8"><rect x="210" y="146" width="16" height="22" rx="2" fill="#0b2253"/><rect x="238" y="150" width="16" height="22" rx="2" fill="#0b2253"/><rect x="266" y="154" width="16" height="22" rx="2" fill="#0b2253"/></g><path d="m213 157 4 4 6-8m17 7 4 4 6-8" stroke="#7cf5d6"/>`,
  'technical-audit': `${wings}<path d="M160 100h96l50 34v60l-50 34h-96z" fill="url(#b)"/><circle cx="286" cy="164" r="46" fill="#0b2253"/><circle cx="286" cy="164" r="34" stroke-opacity=".6"/><circle cx="286" cy="164" r="10" stroke="#7cf5d6"/><path d="M286 118v14m0 64v14m-46-46h14m64 0h14" stroke-opacity=".8"/><path d="M230 92v8M174 124h44m-44 16h30m-30 16h38m-38 16h26m-26 16h40" stroke-opacity=".6"/>${antenna}`,
}

const defs =
  '<defs><radialGradient id="g"><stop stop-color="#5aa2ff" stop-opacity=".3"/><stop offset="1" stop-color="#5aa2ff" stop-opacity="0"/></radialGradient><linearGradient id="b" x2="1" y2="1"><stop stop-color="#3b72cf" stop-opacity=".5"/><stop offset="1" stop-color="#0b2253" stop-opacity=".6"/></linearGradient><linearGradient id="p" x2="1" y2="1"><stop stop-color="#3e78d6" stop-opacity=".42"/><stop offset="1" stop-color="#0f2c68" stop-opacity=".35"/></linearGradient></defs>'

// Where the four leaders touch each craft, and where their labels are: the labels stand at the same places beside every drawing.
const wing = [80, 218]
const otherWing = [398, 170]
const touched: Record<string, number[][]> = {
  'web-application-development': [wing, [214, 232], [286, 222], otherWing],
  'ai-development': [wing, [214, 228], [280, 206], otherWing],
  'custom-software-development': [wing, [214, 228], [286, 204], otherWing],
  'design-sprint': [
    [134, 242],
    [219, 172],
    [300, 171],
    [372, 147],
  ],
  'technical-audit': [wing, [214, 190], [286, 198], otherWing],
}
const labelEnds = ['V292H40', 'V340H174', 'V292H326', 'V340H368']

// Drawn smaller than any name beside it is read, it has no leaders: media queries in a picture are about its own width.
const unnamed = '<style>@media (max-width:224px){#n{display:none}}</style>'

const callouts = (name: string) => {
  const points = touched[name] ?? []
  const dots = points.map(([x = 0, y = 0]) => `M${x - 2.5} ${y}a2.5 2.5 0 0 1 5 0 2.5 2.5 0 0 1-5 0`).join('')
  return `<g id="n"><path stroke-width="1" stroke-opacity=".55" d="${points.map(([x, y], index) => `M${x} ${y}${labelEnds[index]}`).join('')}"/><path stroke="none" fill="#cfe0ff" d="${dots}"/></g>`
}

mkdirSync(folder, { recursive: true })
for (const [name, body] of Object.entries(bodies))
  writeFileSync(
    `${folder}/${name}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 460 350" fill="none" stroke="#cfe0ff" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">${unnamed}${defs}<ellipse cx="230" cy="170" rx="230" ry="170" fill="url(#g)" stroke="none"/><ellipse cx="230" cy="164" rx="222" ry="58" stroke-opacity=".22" stroke-width="1" transform="rotate(-14 230 164)"/><g transform="rotate(-8 230 164)">${body}</g>${callouts(name)}</svg>\n`,
  )
