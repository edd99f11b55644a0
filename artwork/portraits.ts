import { light, line, svgFile } from './svg'

type Portrait = {
  slug: string
  hue: string
  /** The hue's neighbour in the dark. */
  deep: string
  hair: string
  /** Hair before the face, where it differs from its outline. */
  fringe?: string
  /** What is cut against the light: collar, hood, ears. */
  outline?: string
  /** Faint lines on the clothes. */
  clothes: string
  beard?: true
  glasses?: true
}

const width = 300
const height = 380
const ground = '#050f26'
/** As on the scenes, the light comes from the left, and what it touches first is warm. */
const dawn = '#ffecd2'
const disc = 124

const head = 'M150 102c-37 0-58 27-58 66 0 30 9 58 26 75 9 9 20 14 32 14s23-5 32-14c17-17 26-45 26-75 0-39-21-66-58-66z'
const neck = 'M121 226c2 16 2 34-3 52h64c-5-18-5-36-3-52z'
const shoulders = 'M-10 400c4-70 40-94 92-107 24-6 38-13 40-29h56c2 16 16 23 40 29 52 13 88 37 92 107z'
const ears = 'M93 168c-8-5-13 2-11 13 2 12 7 21 14 19zM207 168c8-5 13 2 11 13-2 12-7 21-14 19z'

const crew: readonly Portrait[] = [
  {
    slug: 'olena-kovalchuk',
    hue: '#8fbeff',
    deep: '#12306e',
    hair: 'M150 88c-48 0-71 31-71 78 0 32-3 54-10 72 16 9 38 6 47-4-10-20-15-44-15-68 24-5 74-5 98 0 0 24-5 48-15 68 9 10 31 13 47 4-7-18-10-40-10-72 0-47-23-78-71-78z',
    clothes: 'M112 286c10 26 24 44 38 54 14-10 28-28 38-54',
  },
  {
    slug: 'andrii-melnyk',
    hue: '#7ce7d6',
    deep: '#0b3a44',
    hair: 'M150 86c-46 0-66 28-63 84 5-9 8-20 10-34 20-9 84-13 105-2 3 12 6 25 11 36 4-56-17-84-63-84z',
    outline: ears,
    clothes: 'M108 288c8 16 24 24 42 24s34-8 42-24',
    beard: true,
  },
  {
    slug: 'iryna-savchenko',
    hue: '#f0a58c',
    deep: '#2e1b33',
    hair: 'M150 100c-42 0-63 28-61 72 5-15 12-26 20-34 22-6 60-8 82 0 8 8 15 19 20 34 2-44-19-72-61-72zM152 58c-19 0-31 12-31 27s12 24 31 24 31-9 31-24-12-27-31-27z',
    outline: 'M120 260c18 11 42 11 60 0q6 18 8 32c-24 14-52 14-76 0q2-14 8-32z',
    clothes: 'M117 272c19 11 47 11 66 0M114 283c22 12 50 12 72 0',
  },
  {
    slug: 'taras-hrytsenko',
    hue: '#5aa2ff',
    deep: '#0e2a66',
    hair: 'M150 78c-20-9-42 3-49 20-18 6-27 25-20 41-10 14-7 33 6 43 3-20 12-36 23-46 26-5 54-5 80 0 11 10 20 26 23 46 13-10 16-29 6-43 7-16-2-35-20-41-7-17-29-29-49-20z',
    outline: 'M98 296c-6-22 4-40 22-44l10 34h40l10-34c18 4 28 22 22 44z',
    clothes: 'M112 262c-2 22 14 44 38 52 24-8 40-30 38-52M137 312v34M163 312v26',
    glasses: true,
  },
  {
    slug: 'dmytro-lysenko',
    hue: '#b8c8f0',
    deep: '#1b2a55',
    hair: 'M146 86c-40-2-62 24-59 82 4-12 6-22 8-30 12-2 24-8 32-16 14 10 48 16 74 14 3 10 7 22 11 34 4-54-22-82-66-84z',
    outline: ears,
    clothes: 'M122 270l28 40 28-40M122 270l-12 18 22 24 18-22M178 270l12 18-22 24-18-22M150 312v68',
    glasses: true,
  },
  {
    slug: 'sofiia-bondar',
    hue: '#8fddf2',
    deep: '#0e3c52',
    hair: 'M152 86c-48 0-73 32-72 82 1 46 5 84-16 114 22 9 44 4 58-12h58c14 14 34 20 58 10-20-28-14-66-14-112 0-50-26-82-72-82z',
    fringe: 'M152 90c-42 0-64 28-62 80 8-26 32-44 54-56 20 16 48 26 66 58 2-50-18-82-58-82z',
    clothes: 'M106 290c10 18 26 27 44 27s34-9 44-27',
  },
  {
    slug: 'kateryna-marchenko',
    hue: '#b9b2ff',
    deep: '#231f5c',
    hair: 'M152 86c-46 0-70 30-68 78 0 16 1 30 5 42 3-26 4-42 10-56 34-4 66-18 84-44 10 14 16 30 18 50 1 20 2 34 10 50 4-12 6-26 6-42 0-48-22-78-65-78z',
    outline:
      'M89 196c-12 8-16 22-10 34-10 8-12 22-4 32-9 9-9 22 0 31-8 9-7 21 2 29-4 9-2 18 6 26 8-6 12-15 10-26 10-6 14-18 8-29 10-8 12-21 4-31 9-9 10-22 2-32 5-11 4-22-4-30z',
    clothes: 'M110 288c10 20 26 32 42 32s32-12 40-32',
  },
  {
    slug: 'bohdan-tkachenko',
    hue: '#eba6c0',
    deep: '#3a1740',
    hair: 'M91 160c-6-26-4-46 8-58-2-14 10-24 28-26 30-6 66 0 80 26 6 14 6 36 2 58-5-8-7-18-9-30-14-2-26-6-36-12-18 8-40 12-62 12-4 10-8 20-11 30z',
    outline:
      'M93 168c-8-5-13 2-11 13 2 12 7 21 14 19zM207 168c8-5 13 2 11 13-2 12-7 21-14 19zM112 262c-14-2-24 10-24 28 0 17 11 29 25 27 9-1 13-8 13-18v-18c0-11-5-18-14-19zM188 262c14-2 24 10 24 28 0 17-11 29-25 27-9-1-13-8-13-18v-18c0-11 5-18 14-19z',
    clothes: 'M100 276v28M200 276v28M126 312c14 10 34 10 48 0',
  },
]

/** The people as eclipses: a lit disc behind one shoulder, a dark bust before it, a rim of dawn on that side only. */
export function drawPortraits(): Map<string, string> {
  return new Map(crew.map((portrait) => [`people/${portrait.slug}.svg`, drawPortrait(portrait)]))
}

function drawPortrait({ hue, deep, hair, fringe = hair, outline, clothes, beard, glasses }: Portrait): string {
  return svgFile(
    width,
    height,
    `<defs>
      ${light({
        id: 'sky',
        at: [0.3, 0.34],
        radius: 0.95,
        stops: [
          [0, hue, 0.86],
          [0.2, hue, 0.42],
          [0.5, deep],
          [1, ground],
        ],
      })}
      ${light({
        id: 'disc',
        at: [0.5, 0.5],
        radius: 0.5,
        stops: [
          [0.77, '#fff', 0],
          [0.8, '#fff', 0.5],
          [0.84, '#fff', 0.16],
          [1, '#fff', 0],
        ],
      })}
      ${line({
        id: 'body',
        from: [0, 240],
        to: [0, height],
        inUserSpace: true,
        stops: [
          [0, '#040a1b'],
          [0.36, '#0b1838'],
          [1, '#040a1b'],
        ],
      })}
      ${line({
        id: 'face',
        from: [0, 0.1],
        to: [1, 0.5],
        stops: [
          [0, hue, 0.5],
          [0.55, hue, 0.1],
          [1, hue, 0],
        ],
      })}
      ${line({
        id: 'rim',
        from: [0, 60],
        to: [300, 200],
        inUserSpace: true,
        stops: [
          [0, dawn],
          [0.45, hue],
          [0.78, hue, 0],
        ],
      })}
      <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.2"/></filter>
      <g id="bust">
        <path d="${shoulders}"/><path d="${neck}"/><path d="${head}"/><path d="${hair}"/>
        ${outline ? `<path d="${outline}"/>` : ''}
      </g>
      <clipPath id="cut">${[shoulders, neck, head, hair, outline].map((path) => (path ? `<path d="${path}"/>` : '')).join('')}</clipPath>
      <mask id="edge" maskUnits="userSpaceOnUse" x="-20" y="0" width="340" height="400">
        <path fill="#fff" d="M-20 0h340v400H-20z"/>
        <use href="#bust" transform="translate(5 4)" filter="url(#soft)"/>
      </mask>
    </defs>
    <path fill="${ground}" d="M0 0h300v380H0z"/>
    <path fill="url(#sky)" d="M0 0h300v380H0z"/>
    <g fill="none" stroke="#fff"><circle cx="${disc}" cy="150" r="128" stroke-opacity=".16"/><circle cx="${disc}" cy="150" r="176" stroke-opacity=".09"/></g>
    <circle cx="${disc}" cy="150" r="132" fill="url(#disc)" opacity=".8"/>
    ${fringe === hair ? '' : `<path d="${hair}" fill="#050c20"/>`}
    <g fill="url(#body)"><path d="${shoulders}"/><path d="${neck}"/></g>
    ${outline ? `<path d="${outline}" fill="#0a1634"/>` : ''}
    <path d="${clothes}" fill="none" stroke="url(#rim)" stroke-opacity=".28" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="${head}" fill="#081330"/><path d="${head}" fill="url(#face)"/>
    <path d="${fringe}" fill="#050c20"/>
    <g clip-path="url(#cut)"><path mask="url(#edge)" fill="url(#rim)" d="M-20 0h340v400H-20z"/></g>
    ${beard ? '<path d="M92 188c2 46 24 75 58 75s56-29 58-75c-5 20-12 32-22 36-8-8-20-11-36-11s-28 3-36 11c-10-4-17-16-22-36z" fill="#040a1a" opacity=".9"/>' : ''}
    ${glasses ? '<g fill="none" stroke="url(#rim)" stroke-width="2.5"><circle cx="127" cy="180" r="19"/><circle cx="173" cy="180" r="19"/><path d="M146 178c3-3 5-3 8 0"/></g>' : ''}`,
  )
}
