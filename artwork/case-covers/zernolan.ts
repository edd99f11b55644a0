import { type CasePicture, each, inBoth } from './cover'

const words = {
  en: {
    title: 'Unloading queue, next 8 hours',
    place: 'Elevator 3',
    now: 'now',
    rows: [
      ['AA 4821', 'Wheat, 24 t', 'bay 2'],
      ['BH 0937', 'Barley, 22 t', 'bay 1'],
      ['KA 5510', 'Wheat, 26 t', '11:10'],
    ],
  },
  uk: {
    title: 'Черга на розвантаження, 8 годин',
    place: 'Елеватор 3',
    now: 'зараз',
    rows: [
      ['AA 4821', 'Пшениця, 24 т', 'пункт 2'],
      ['BH 0937', 'Ячмінь, 22 т', 'пункт 1'],
      ['KA 5510', 'Пшениця, 26 т', '11:10'],
    ],
  },
}

const silos = [
  { x: 66, y: 236, width: 150 },
  { x: 450, y: 216, width: 150 },
  { x: 238, y: 132, width: 190 },
]

/** Steps of 21 px a half hour; what is past is a line, what comes is a band that widens. */
const hours = Array.from({ length: 21 }, (_, index) => ({
  index,
  x: 24 + index * 21,
  y: 150 - 34 * Math.sin(index / 2.6) - index * 3.4 + ((index * 37) % 11),
}))
const now = 12
const past = hours.filter(({ index }) => index <= now)
const ahead = hours.filter(({ index }) => index >= now)
const path = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y.toFixed(1)}`).join('')
const upper = ahead.map(({ index, x, y }) => [x, y - (index - now) * 5] as const)
const lower = ahead.map(({ index, x, y }) => [x, y + (index - now) * 4.6] as const)
const band = `${path([...upper, ...lower.reverse()])}Z`

function chart(word: string): string {
  const [marker] = ahead
  return `<svg class="chart" viewBox="0 0 468 212"><g stroke="#fff" stroke-opacity=".1"><path d="M24 40h420M24 80h420M24 120h420M24 160h420"/></g>
    <path d="${band}" fill="#a9cf62" opacity=".28"/><g fill="none" stroke="#d7f09b" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><path d="${path(past.map(({ x, y }) => [x, y]))}"/><path d="${path(ahead.map(({ x, y }) => [x, y]))}" stroke-dasharray=".1 7"/></g>
    <path d="M276 20v164" stroke="#fff" stroke-opacity=".5" stroke-dasharray="2 4"/><circle cx="276" cy="${marker?.y}" r="10" fill="#f3fbd9" opacity=".25"/><circle cx="276" cy="${marker?.y}" r="5" fill="#f3fbd9"/>
    <g fill="#ddebcb" font-size="13" font-weight="600"><text x="284" y="31">${word}</text><g opacity=".72"><text x="24" y="206">06:00</text><text x="228" y="206">10:00</text><text x="408" y="206">14:00</text></g></g></svg>`
}

function silo({ x, y, width }: (typeof silos)[number]): string {
  const seams = Array.from({ length: 9 }, (_, index) => `M${x} ${y + (index + 1) * 56}h${width}`).join('')
  const ribs = [0.25, 0.5, 0.75].map((share) => `M${x + width * share} ${y}v500`).join('')
  return `<path d="M${x - 5} ${y}l${width / 2 + 5}-${width * 0.34} ${width / 2 + 5} ${width * 0.34}z" fill="url(#roof)"/><path d="M${x} ${y}h${width}v500H${x}z" fill="url(#steel)"/>
    <path d="${seams}" stroke="#0a160f" stroke-opacity=".38" stroke-width="1.5"/><path d="${ribs}" stroke="#0a160f" stroke-opacity=".14"/>`
}

/** Leaf: silos in the morning light, a truck with a time, the queue as a band. */
export const zernolan: CasePicture = {
  name: 'zernolan',
  scene: `<defs>
      <radialGradient id="glow" cx=".8" cy=".12" r=".8"><stop offset="0" stop-color="#a9cf62" stop-opacity=".72"/><stop offset=".42" stop-color="#4c7a3a" stop-opacity=".46"/><stop offset="1" stop-color="#0a160f" stop-opacity="0"/></radialGradient>
      <linearGradient id="steel"><stop offset="0" stop-color="#0d2114"/><stop offset=".46" stop-color="#2f5a2c"/><stop offset=".84" stop-color="#a9cf62"/><stop offset=".96" stop-color="#f3fbd9"/><stop offset="1" stop-color="#bfdd84"/></linearGradient>
      <linearGradient id="roof"><stop offset="0" stop-color="#14301c"/><stop offset=".5" stop-color="#3f6f34"/><stop offset=".52" stop-color="#8dba52"/><stop offset="1" stop-color="#eaf7c4"/></linearGradient>
      <linearGradient id="foot" x2="0" y2="1"><stop offset="0" stop-color="#0a160f" stop-opacity="0"/><stop offset=".72" stop-color="#0a160f"/></linearGradient>
      <radialGradient id="field" gradientUnits="userSpaceOnUse" cx="760" cy="1900" r="1370"><stop offset=".934" stop-color="#dff2ae" stop-opacity=".5"/><stop offset=".945" stop-color="#a9cf62" stop-opacity=".18"/><stop offset="1" stop-color="#a9cf62" stop-opacity="0"/></radialGradient>
      <linearGradient id="truck"><stop offset="0" stop-color="#12281a"/><stop offset=".8" stop-color="#4c7a3a"/><stop offset="1" stop-color="#dff2ae"/></linearGradient>
    </defs>
    <path fill="#0c1a12" d="M0 0h1400v680H0z"/><path fill="url(#glow)" d="M0 0h1400v680H0z"/>
    <circle cx="1180" cy="74" r="160" fill="#f3fbd9" opacity=".09"/><circle cx="1180" cy="74" r="54" fill="#f3fbd9" opacity=".94"/>
    <g fill="none" stroke="#f3fbd9" stroke-opacity=".13"><circle cx="1180" cy="74" r="300"/><circle cx="1180" cy="74" r="520"/><circle cx="1180" cy="74" r="780"/></g>
    ${silos.map(silo).join('')}
    <path d="M141 180 333 64l192 98M333 64v-30M141 180v-20" fill="none" stroke="#f3fbd9" stroke-opacity=".65" stroke-width="2.5"/>
    <path fill="url(#foot)" d="M0 300h1400v380H0z"/>
    <circle cx="760" cy="1900" r="1370" fill="url(#field)"/><circle cx="760" cy="1900" r="1280" fill="#0a160f"/><circle cx="760" cy="1900" r="1280" fill="none" stroke="#dff2ae" stroke-opacity=".5"/>
    <g transform="translate(330 562)"><path d="M0 14h176v52H0z" fill="url(#truck)"/><path d="M6 14c30-22 130-26 164 0z" fill="#cfe59a"/><path d="M184 66V26q0-8 8-8h28q7 0 10 7l14 26v15z" fill="url(#truck)"/><path d="M212 26h12l10 20h-22z" fill="#eaf7c4"/><path d="M-4 66h250v8H-4z" fill="#0a160f"/><g fill="#07100a" stroke="#a9cf62" stroke-opacity=".7" stroke-width="2"><circle cx="34" cy="76" r="14"/><circle cx="68" cy="76" r="14"/><circle cx="214" cy="76" r="14"/></g></g>`,
  screens: inBoth(
    words,
    (word) => `<div class="board">
      <p class="title"><b>${word.title}</b><span>${word.place}</span></p>${chart(word.now)}
      ${each(word.rows, ([truck, load, bay]) => `<p class="row"><b>${truck}</b><span>${load}</span><b>${bay}</b></p>`)}
    </div>`,
  ),
  css: `
    .board { left: 622px; top: 104px; width: 668px; height: 548px; padding: 32px 36px; color: #eef7df;
      background: linear-gradient(155deg, #24401f, #0e1c13 62%);
      box-shadow: inset 0 0 0 1.5px #f3fbd947, inset -12px 10px 50px #d7f09b1a, -30px 40px 90px #040a0680;
      transform: perspective(1900px) rotateY(-8deg) rotate(-1.2deg); }
    .title { display: flex; justify-content: space-between; gap: 20px; font-size: 24px; white-space: nowrap; }
    .title span { color: #bfd6a0; }
    .chart { display: block; width: 100%; margin: 12px 0 14px; font-family: 'Manrope Variable'; }
    .row { display: grid; grid-template-columns: 1fr 1.4fr auto; margin-top: 9px; padding: 12px 18px; border-radius: 15px; background: #f3fbd912; font-size: 20px; line-height: 1.3; }
    .row span { color: #bfd6a0; }
  `,
}
