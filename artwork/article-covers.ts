import { light, line, svgFile } from './svg'

/** 1.6 to 1; what matters stands between x 96 and 544, which is left of it at 1.12 to 1. */
const width = 640
const height = 400

type Scene = {
  dark: string
  middle: string
  hue: string
  /** Where the light stands, in shares of the picture, and how far it reaches. */
  from: readonly [number, number]
  reach: number
}

const signal: Scene = { dark: '#050f26', middle: '#1f57b8', hue: '#8fbeff', from: [0.2, 0.9], reach: 1.1 }
const ice: Scene = { dark: '#06141f', middle: '#2a7c98', hue: '#8fddf2', from: [0.8, 0.1], reach: 1.1 }
const clay: Scene = { dark: '#170d14', middle: '#8c4636', hue: '#f0a58c', from: [0.5, 0.55], reach: 0.8 }
const leaf: Scene = { dark: '#08150d', middle: '#3f6f34', hue: '#b5d972', from: [0.24, 0.14], reach: 1.1 }
const iris: Scene = { dark: '#0d0a24', middle: '#4a3ba6', hue: '#b3a6ff', from: [0.76, 0.12], reach: 1.1 }
const rose: Scene = { dark: '#190a16', middle: '#8a3a5c', hue: '#f7a6ba', from: [0.74, 0.84], reach: 1.05 }
const copper: Scene = { dark: '#170c08', middle: '#8f4a22', hue: '#f0a871', from: [0.5, 0.3], reach: 0.95 }

const dots = 'stroke-linecap="round" stroke-dasharray=".1 11" fill="none"'

/** One drawing an article: its subject as an instrument of the flight, lit from one side. */
export function drawArticleCovers(): Map<string, string> {
  const covers = {
    'estimates-honest-range': cone(),
    'ai-ask-for-the-source': source(),
    'fix-or-rewrite': radar(),
    'who-holds-the-keys': key(),
    'ai-what-an-answer-costs': bill(),
    'definition-of-done': loupe(),
    'friday-note': week(),
    'page-on-a-tram': tram(),
    'strapi-4-to-5': transfer(),
  }
  return new Map(Object.entries(covers).map(([name, drawing]) => [`articles/covers/${name}.svg`, drawing]))
}

function lit({ dark, middle, hue, from, reach }: Scene, defs: string, drawing: string): string {
  const ground = light({
    id: 'g',
    at: from,
    radius: reach,
    stops: [
      [0, hue, 0.85],
      [0.42, middle, 0.58],
      [1, dark],
    ],
  })
  const box = `M0 0h${width}v${height}H0z`
  return svgFile(width, height, `<defs>${ground}${defs}</defs><path fill="${dark}" d="${box}"/><path fill="url(#g)" d="${box}"/>${drawing}`)
}

/** The range of a price closes on one figure. */
function cone(): string {
  const defs = line({
    id: 'b',
    stops: [
      [0, '#dcebff', 0.55],
      [1, '#5aa2ff', 0.05],
    ],
  })
  const upper = 'M0 52C170 84 290 174 496 195'
  const lower = '205C290 226 170 316 0 348'
  return lit(
    { ...signal, dark: '#071330', hue: '#6faeff', from: [0.14, 0.5], reach: 0.9 },
    defs,
    `<path d="${upper}L496 ${lower}Z" fill="url(#b)"/>
    <g fill="none" stroke="#f4f7ff"><path d="${upper}M496 ${lower}" stroke-width="1.5"/>
    <path d="M116 86V314M242 146V254M368 179V221" stroke-opacity=".4"/>
    <path d="M4 200H640" ${dots} stroke-opacity=".6" stroke-width="2"/></g>
    <circle cx="502" cy="200" r="25" fill="#f4f7ff" opacity=".14"/><circle cx="502" cy="200" r="9" fill="#f4f7ff"/>`,
  )
}

/** Pages with one passage marked, and the way from it to the answer. */
function source(): string {
  const defs = line({
    id: 'p',
    from: [1, 0],
    to: [0, 1],
    stops: [
      [0, '#f2fcff'],
      [1, '#3d8aa5'],
    ],
  })
  const sheet = '<rect x="-82" y="-106" width="164" height="212" rx="8"'
  return lit(
    ice,
    defs,
    `<g fill="url(#p)"><g transform="translate(252 204) rotate(-13)" opacity=".3">${sheet}/></g>
    <g transform="translate(270 202) rotate(-4)" opacity=".55">${sheet}/></g></g>
    <g transform="translate(296 204) rotate(5)">${sheet} fill="url(#p)"/>
    <path d="M-58-72H56M-58-50H38M-58 34H56M-58 56H40M-58 78H-8" stroke="#0e3a4e" stroke-opacity=".6" stroke-width="8" stroke-linecap="round"/>
    <rect x="-66" y="-32" width="132" height="44" rx="5" fill="#8fddf2"/>
    <path d="M-54-18H50M-54-2H18" stroke="#0e3a4e" stroke-width="8" stroke-linecap="round"/></g>
    <path d="M374 200C440 196 420 116 484 114" stroke="#fff" stroke-width="3" ${dots}/>
    <circle cx="494" cy="114" r="28" fill="#fff" opacity=".16"/><circle cx="494" cy="114" r="13" fill="#fff"/>`,
  )
}

/** A sweep over what is not seen at first sight. */
function radar(): string {
  const defs = line({
    id: 's',
    from: [0, 1],
    to: [1, 0],
    stops: [
      [0, '#ffe0d4', 0],
      [1, '#ffe0d4', 0.65],
    ],
  })
  const rings = [46, 92, 138, 184, 230].map((r, index) => `<circle cx="320" cy="206" r="${r}" stroke-opacity="${0.8 - index * 0.15}"/>`)
  return lit(
    clay,
    defs,
    `<path d="M320 206 430 100A153 153 0 0 1 472 220Z" fill="url(#s)"/>
    <g fill="none" stroke="#ffe0d4" stroke-width="1.5">${rings.join('')}
    <path d="M320-10V410M-10 206H650" stroke-opacity=".2"/><path d="M320 206 430 100" stroke-width="3"/></g>
    <circle cx="400" cy="178" r="20" fill="#fff" opacity=".2"/><circle cx="400" cy="178" r="9" fill="#fff"/>
    <g fill="#ffe0d4"><circle cx="260" cy="148" r="7"/><circle cx="290" cy="294" r="5" opacity=".75"/><circle cx="196" cy="236" r="4" opacity=".55"/></g>`,
  )
}

/** A key in orbit. */
function key(): string {
  const defs = line({
    id: 'k',
    from: [0, 1],
    to: [1, 0],
    stops: [
      [0, '#fff'],
      [1, '#7fa9e6'],
    ],
  })
  return lit(
    signal,
    defs,
    `<g transform="rotate(-22 320 200)"><g fill="none" stroke="#f4f7ff">
    <ellipse cx="320" cy="200" rx="320" ry="104" stroke-opacity=".14"/><ellipse cx="320" cy="200" rx="220" ry="72" stroke-opacity=".2"/></g>
    <path d="M232 134a66 66 0 1 0 60 94h140v40h32v-40h22v-56H292a66 66 0 0 0-60-38zm0 38a28 28 0 1 1 0 56 28 28 0 0 1 0-56z" fill="url(#k)" fill-rule="evenodd"/>
    <path d="M292 180h186" stroke="#fff" stroke-opacity=".55" stroke-width="2"/></g>
    <g fill="#f4f7ff"><circle cx="508" cy="62" r="5"/><circle cx="508" cy="62" r="16" opacity=".14"/><circle cx="146" cy="352" r="4"/></g>`,
  )
}

/** An answer taken apart: the bubble above, its tokens line by line on the bill below. */
function bill(): string {
  const defs = line({
    id: 'r',
    from: [1, 0],
    to: [0, 1],
    stops: [
      [0, '#fbf9ff'],
      [0.55, '#c9c0ff'],
      [1, '#4f429c'],
    ],
  })
  const rows = [
    [26, 44, 18],
    [40, 22, 26],
    [18, 30, 36],
    [34, 18],
  ]
  const tokens = rows.flatMap((row, index) => {
    let x = 232
    return row.map((size) => {
      const token = `<rect x="${x}" y="${146 + index * 30}" width="${size}" height="14" rx="7"/>`
      x += size + 7
      return token
    })
  })
  const amounts = [44, 32, 50, 22].map((size, index) => `M${424 - size} ${153 + index * 30}H424`)
  return lit(
    iris,
    defs,
    `<g fill="none" stroke="#f4f0ff" stroke-opacity=".16"><circle cx="486" cy="48" r="150"/><circle cx="486" cy="48" r="250"/><circle cx="486" cy="48" r="350"/></g>
    <g transform="rotate(-5 320 220)"><path d="M204 84h248v262l-20.7-16-20.7 16-20.7-16-20.7 16-20.7-16-20.600 16-20.7-16-20.7 16-20.600-16-20.7 16-20.600-16-20.600 16z" fill="url(#r)"/>
    <path d="M232 116h96" stroke="#1c1450" stroke-width="10" stroke-linecap="round"/><g fill="#3b2d8f" opacity=".7">${tokens.join('')}</g>
    <path d="${amounts.join('')}" stroke="#1c1450" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"/>
    <path d="M232 278h192" stroke="#1c1450" stroke-opacity=".5" stroke-width="2" ${dots}/><path d="M232 304h44M372 304h52" stroke="#1c1450" stroke-width="12" stroke-linecap="round"/></g>
    <path d="M388 34h116a18 18 0 0 1 18 18v42a18 18 0 0 1-18 18h-82l-22 20v-20h-12a18 18 0 0 1-18-18V52a18 18 0 0 1 18-18z" fill="#fff"/>
    <path d="M396 62h100M396 84h64" stroke="#4a3ba6" stroke-width="8" stroke-linecap="round"/>`,
  )
}

/** A list held under a loupe: the client checks it alone. */
function loupe(): string {
  const defs =
    line({
      id: 'c',
      from: [0, 0],
      to: [1, 1],
      stops: [
        [0, '#f7ffe3'],
        [0.5, '#b5d972'],
        [1, '#2f5a2c'],
      ],
    }) +
    light({
      id: 'l',
      at: [0.35, 0.3],
      radius: 0.8,
      stops: [
        [0, '#fbffef'],
        [0.7, '#dcf0b0'],
        [1, '#a9cf62'],
      ],
    })
  const row = (y: number) =>
    `<circle cx="206" cy="${y}" r="14" fill="none" stroke="#15301a" stroke-width="4"/><path d="m199 ${y} 5 6 9-11M240 ${y}h130" fill="none" stroke="#15301a" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`
  return lit(
    leaf,
    defs,
    `<g fill="none" stroke="#f3fbd9" stroke-opacity=".16"><circle cx="154" cy="56" r="130"/><circle cx="154" cy="56" r="240"/><circle cx="154" cy="56" r="360"/></g>
    <g transform="rotate(-4 290 200)"><rect x="164" y="60" width="252" height="290" rx="14" fill="url(#c)"/><g opacity=".7">${row(110)}${row(166)}${row(222)}</g>
    <path d="M192 290h140" stroke="#15301a" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"/></g>
    <path d="m474 302 56 58" stroke="#0a160f" stroke-width="26" stroke-linecap="round"/><path d="m474 302 56 58" stroke="#d7f09b" stroke-width="14" stroke-linecap="round"/>
    <circle cx="412" cy="238" r="88" fill="#0a160f" opacity=".45"/><circle cx="412" cy="238" r="80" fill="url(#l)" stroke="#f7ffe3" stroke-width="7"/>
    <path d="m370 242 30 32 54-66" fill="none" stroke="#1d4a22" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M352 214a66 66 0 0 1 44-40" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>`,
  )
}

/** Five days over a horizon, as phases of a moon; on the fifth it is full, and the page is there. */
function week(): string {
  const defs =
    line({
      id: 'n',
      from: [1, 0],
      to: [0, 1],
      stops: [
        [0, '#fff4f6'],
        [0.5, '#f7b9c8'],
        [1, '#7c3455'],
      ],
    }) +
    light({
      id: 'h',
      at: [0.5, 0.5],
      radius: 0.5,
      stops: [
        [0, '#ffe3ea', 0.7],
        [0.45, '#f7a6ba', 0.22],
        [1, '#f7a6ba', 0],
      ],
    })
  const phases = [
    [136, 266, 18, 12, 0],
    [208, 204, 21, 5, 0],
    [290, 157, 24, 7, 1],
    [380, 125, 27, 18, 1],
  ] as const
  // The lit limb is half a circle; the shade's edge is half an ellipse that bulges to the right, later to the left.
  const moons = phases.map(
    ([x, y, r, shade, growing]) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="#3a1730"/><path d="M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}a${shade} ${r} 0 0 ${growing} 0-${2 * r}z" fill="#ffdbe3"/>`,
  )
  return lit(
    rose,
    defs,
    `<path d="M20 400C130 230 300 110 640 78" stroke="#ffe3ea" stroke-opacity=".55" stroke-width="2" ${dots}/>
    <circle cx="478" cy="104" r="110" fill="url(#h)"/>${moons.join('')}<circle cx="478" cy="104" r="34" fill="#fff4f6"/>
    <g transform="translate(418 300) rotate(6)"><path d="M-96-112H58l38 38V170H-96z" fill="url(#n)"/><path d="M58-112v38h38z" fill="#d88ba3"/>
    <path d="M-68-70H6M-68-34H64M-68-8H48" stroke="#4a1733" stroke-width="9" stroke-linecap="round" stroke-opacity=".8"/>
    <path d="M-68 30H64M-68 56H22" stroke="#4a1733" stroke-width="9" stroke-linecap="round" stroke-opacity=".45"/></g>`,
  )
}

/** A tram whose windscreen is the page. */
function tram(): string {
  const defs =
    line({
      id: 't',
      to: [1, 0.3],
      stops: [
        [0, '#ffe9d6'],
        [0.3, '#e59a62'],
        [1, '#5a2812'],
      ],
    }) +
    line({
      id: 'w',
      to: [1, 1],
      stops: [
        [0, '#fffaf4'],
        [1, '#f6d9bf'],
      ],
    })
  return lit(
    copper,
    defs,
    `<path d="M0 330h640v70H0z" fill="#100704" opacity=".6"/>
    <g fill="none" stroke="#ffe3cc"><path d="M262 330 150 400M378 330l112 70" stroke-width="4" stroke-opacity=".75"/><path d="M-10 22C180 60 300 54 320 54S520 44 650 8M-10 52c160 18 300 2 330 2" stroke-opacity=".35" stroke-width="2"/>
    <path d="M320 54l-46 32h92z" stroke-width="3" stroke-opacity=".8"/></g>
    <ellipse cx="320" cy="340" rx="170" ry="14" fill="#080302" opacity=".7"/>
    <path d="M216 86h208q26 0 30 26l16 176q2 44-38 44H208q-40 0-38-44l16-176q4-26 30-26z" fill="url(#t)"/>
    <rect x="258" y="96" width="124" height="18" rx="9" fill="#2a120a"/><path d="M272 105h54" stroke="#ffd9a8" stroke-width="5" stroke-linecap="round"/>
    <path d="M212 126h216l11 112q0 8-8 8H209q-8 0-8-8z" fill="url(#w)"/>
    <path d="M210 148h220" stroke="#c4602b" stroke-opacity=".4" stroke-width="2"/><g fill="#c4602b"><circle cx="224" cy="137" r="4"/><circle cx="237" cy="137" r="4" opacity=".6"/><circle cx="250" cy="137" r="4" opacity=".35"/></g>
    <path d="M226 172h84M226 190h62" stroke="#4a2310" stroke-width="9" stroke-linecap="round"/><path d="M224 212h84M223 228h58" stroke="#4a2310" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"/>
    <rect x="332" y="164" width="84" height="68" rx="8" fill="#e59a62"/><path d="m342 222 22-28 16 18 10-10 18 20z" fill="#fff3e6"/>
    <path d="M174 268h292" stroke="#2a120a" stroke-opacity=".35" stroke-width="3"/>
    <g fill="#fffaf0"><circle cx="214" cy="296" r="30" opacity=".22"/><circle cx="214" cy="296" r="14"/><circle cx="426" cy="296" r="30" opacity=".22"/><circle cx="426" cy="296" r="14"/></g>`,
  )
}

/** Four points become five: one figure hands its corners over to the other. */
function transfer(): string {
  const defs = line({
    id: 'f',
    stops: [
      [0, '#dcd5ff', 0.5],
      [1, '#8fbeff', 0.12],
    ],
  })
  const four: Corner[] = around(204, 222, 76, 4)
  const five: Corner[] = around(424, 184, 90, 5)
  const shape = (corners: Corner[]) => `M${corners.map((corner) => corner.join(' ')).join('L')}Z`
  const orbs = (corners: Corner[], r: number, colour: string) =>
    corners.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`).join('')
  const ways = four.map(([x, y], index) => {
    const [toX, toY] = five[index === 3 ? 4 : index] ?? [x, y]
    return `M${x} ${y}Q${(x + toX) / 2} ${Math.min(y, toY) - 46 + index * 22} ${toX} ${toY}`
  })
  return lit(
    { ...iris, hue: '#9fb0ff', middle: '#3a4fb8', dark: '#080c26', from: [0.72, 0.42], reach: 0.95 },
    defs,
    `<g fill="none" stroke="#f4f7ff"><circle cx="204" cy="222" r="76" stroke-opacity=".22"/><circle cx="424" cy="184" r="90" stroke-opacity=".3"/><circle cx="424" cy="184" r="150" stroke-opacity=".14"/>
    <path d="${ways.join('')}" ${dots} stroke-opacity=".7" stroke-width="2.5"/></g>
    <g fill="url(#f)" stroke="#f4f7ff" stroke-width="2.5" stroke-linejoin="round"><path d="${shape(four)}" stroke-opacity=".5"/><path d="${shape(five)}"/></g>
    ${orbs(four, 10, '#aab6f0')}${orbs(five, 22, '#f4f7ff2b')}${orbs(five, 11, '#fff')}<circle cx="424" cy="184" r="5" fill="#fff"/>`,
  )
}

type Corner = [x: number, y: number]

function around(x: number, y: number, r: number, corners: number): Corner[] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI - Math.PI / 2
    return [Math.round(x + r * Math.cos(angle)), Math.round(y + r * Math.sin(angle))]
  })
}
