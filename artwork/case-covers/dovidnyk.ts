import { type CasePicture, inBoth } from './cover'

const words = {
  en: {
    question: 'May a tenant sublet without written consent?',
    answer: 'No. The lease needs the landlord’s consent <sup>1</sup>, and clause 7.4 of this contract asks for it in writing <sup>2</sup>.',
    sources: ['Civil Code, art. 774', 'Contract 18/04, 7.4'],
  },
  uk: {
    question: 'Чи\u00A0може орендар здати приміщення в\u00A0суборенду без письмової згоди?',
    answer: 'Ні. Потрібна згода орендодавця <sup>1</sup>, а пункт 7.4 цього договору вимагає, щоб вона була письмовою <sup>2</sup>.',
    sources: ['ЦК України, ст. 774', 'Договір 18/04, п. 7.4'],
  },
}

/** Binders of the archive from the light into the dark: width and height of each. */
const binders = [
  [60, 380],
  [44, 352],
  [72, 400],
  [52, 366],
  [64, 390],
  [40, 340],
  [70, 396],
  [56, 372],
] as const

function archive(): string {
  let x = 60
  return binders
    .map(([width, height], index) => {
      const left = x
      x += width + 7
      const top = 640 - height
      const dim = 0.34 + index * 0.085
      return `<g opacity="${dim.toFixed(2)}"><rect x="${left}" y="${top}" width="${width}" height="${height}" rx="5" fill="url(#spine)"/><rect x="${left + 9}" y="${top + 34}" width="${width - 18}" height="84" rx="3" fill="#dff6ff" opacity=".55"/><path d="M${left + 16} ${top + 56}h${width - 34}M${left + 16} ${top + 72}h${width - 38}" stroke="#0e3a4e" stroke-opacity=".6" stroke-width="4"/><circle cx="${left + width / 2}" cy="${640 - 54}" r="10" fill="#061a26" stroke="#bfeaf7" stroke-opacity=".6" stroke-width="2"/></g>`
    })
    .join('')
}

function page(transform: string, opacity: number, text = ''): string {
  return `<g transform="${transform}" opacity="${opacity}"><rect width="300" height="392" rx="7" fill="url(#page)"/>${text}</g>`
}

const lines = [242, 224, 232, 166, 0, 240, 210, 236, 228, 132, 0, 234, 220, 240, 106]
  .map((length, index) => (length ? `M30 ${48 + index * 22}h${length}` : ''))
  .join('')

/** Ice: an archive, the pages an answer stands on, and the answer with its sources. */
export const dovidnyk: CasePicture = {
  name: 'dovidnyk',
  scene: `<defs>
      <radialGradient id="glow" cx=".77" cy=".2" r=".78"><stop offset="0" stop-color="#8fddf2" stop-opacity=".72"/><stop offset=".4" stop-color="#2a7c98" stop-opacity=".46"/><stop offset="1" stop-color="#06141f" stop-opacity="0"/></radialGradient>
      <linearGradient id="page" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f2fcff"/><stop offset=".5" stop-color="#a9dbea"/><stop offset="1" stop-color="#245d75"/></linearGradient>
      <linearGradient id="spine"><stop offset="0" stop-color="#0c2f42"/><stop offset=".7" stop-color="#2a7c98"/><stop offset=".94" stop-color="#bfeaf7"/><stop offset="1" stop-color="#6db9d0"/></linearGradient>
      <linearGradient id="foot" x2="0" y2="1"><stop offset="0" stop-color="#06141f" stop-opacity="0"/><stop offset="1" stop-color="#06141f" stop-opacity=".96"/></linearGradient>
    </defs>
    <path fill="#081a27" d="M0 0h1400v680H0z"/><path fill="url(#glow)" d="M0 0h1400v680H0z"/>
    <g fill="none" stroke="#d8f5ff" stroke-opacity=".13"><ellipse cx="1080" cy="230" rx="420" ry="150" transform="rotate(-20 1080 230)"/><ellipse cx="1080" cy="230" rx="680" ry="262" transform="rotate(-20 1080 230)"/><ellipse cx="1080" cy="230" rx="960" ry="390" transform="rotate(-20 1080 230)"/></g>
    ${archive()}<g transform="translate(590 250) rotate(7.5)"><rect width="58" height="392" rx="5" fill="url(#spine)"/><rect x="9" y="34" width="40" height="90" rx="3" fill="#f2fcff" opacity=".8"/><path d="M16 56h24M16 72h20" stroke="#0e3a4e" stroke-opacity=".7" stroke-width="4"/></g><path d="M40 642h660" stroke="#d8f5ff" stroke-opacity=".5" stroke-width="2"/><path fill="url(#foot)" d="M0 430h720v250H0z"/>
    ${page('translate(1036 26) rotate(12)', 0.32)}${page('translate(982 40) rotate(4)', 0.58)}
    ${page('translate(926 70) rotate(-6)', 1, `<rect x="20" y="144" width="260" height="54" rx="5" fill="#8fddf2" opacity=".6"/><rect x="20" y="280" width="260" height="32" rx="5" fill="#8fddf2" opacity=".6"/><path d="${lines}" stroke="#0e3a4e" stroke-opacity=".6" stroke-width="7" stroke-linecap="round"/>`)}
    <g fill="none" stroke="#d8f5ff" stroke-width="2.5" stroke-dasharray=".1 9" stroke-linecap="round"><path d="M938 246C850 250 790 280 770 356"/><path d="M1246 342c70 40 84 110 40 190"/></g>
    <path d="M612 232c30-70 120-120 286-124" fill="none" stroke="#d8f5ff" stroke-opacity=".6" stroke-width="2.5" stroke-dasharray=".1 11" stroke-linecap="round"/>`,
  screens: inBoth(
    words,
    ({ question, answer, sources }) => `<div class="chat">
      <p class="asked">${question}</p>
      <div class="answered"><p>${answer}</p><p class="sources"><span><b>1</b>${sources[0]}</span><span><b>2</b>${sources[1]}</span></p></div>
    </div>`,
  ),
  css: `
    .chat { position: absolute; left: 640px; bottom: 46px; display: grid; gap: 14px; width: 652px; font-size: 23px; line-height: 1.4; transform: perspective(2200px) rotateY(-5deg); }
    .asked { justify-self: end; max-width: 480px; padding: 18px 26px; border-radius: 26px 26px 7px 26px; background: #cff3ff; color: #06202c; font-weight: 600; box-shadow: 0 20px 60px #04101880; }
    .answered { padding: 26px 30px; border-radius: 26px 26px 26px 7px; color: #eaf9ff; background: linear-gradient(160deg, #143f54, #08202e 70%); box-shadow: inset 0 0 0 1.5px #d8f5ff47, 0 30px 80px #04101899; }
    sup { display: inline-grid; place-items: center; width: 27px; height: 27px; border-radius: 50%; background: #8fddf2; color: #06202c; font-size: 16px; font-weight: 700; line-height: 1; vertical-align: 1px; }
    .sources { display: flex; gap: 12px; margin-top: 18px; font-size: 18px; }
    .sources span { padding: 6px 17px; border-radius: 26px; box-shadow: inset 0 0 0 1.5px #d8f5ff52; color: #cfeffb; white-space: nowrap; }
    .sources b { margin-right: 8px; color: #8fddf2; }
  `,
}
