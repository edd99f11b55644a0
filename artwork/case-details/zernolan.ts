import { type CasePicture, each, inBoth } from '../case-covers/cover'
import { hues, limb, sky } from './light'

const { leaf } = hues

const truck = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="252" cy="44" rx="60" ry="22" fill="#f3fbd9" opacity=".3" filter="url(#soft)"/><path d="M0 14h176v52H0z" fill="url(#truck)"/><path d="M6 14c30-22 130-26 164 0z" fill="#cfe59a"/><path d="M184 66V26q0-8 8-8h28q7 0 10 7l14 26v15z" fill="url(#truck)"/><path d="M212 26h12l10 20h-22z" fill="#eaf7c4"/><path d="M-4 66h250v8H-4z" fill="#0a160f"/><circle cx="243" cy="58" r="4" fill="#fff"/><g fill="#07100a" stroke="#a9cf62" stroke-opacity=".7" stroke-width="2"><circle cx="34" cy="76" r="14"/><circle cx="68" cy="76" r="14"/><circle cx="214" cy="76" r="14"/></g></g>`

/** The line towards the gate: place and scale of each truck, from the far one. */
const line = [
  [602, 428, 0.26],
  [502, 427, 0.34],
  [378, 425, 0.44],
  [214, 422, 0.6],
  [-2, 420, 0.8],
] as const

/** What the gate was: everyone at dawn, because everyone else came at dawn. */
const dawn: CasePicture = {
  name: 'zernolan-dawn',
  scene: `${sky(leaf, [706, 420])}
    <defs><linearGradient id="truck"><stop offset="0" stop-color="#12281a"/><stop offset=".8" stop-color="#4c7a3a"/><stop offset="1" stop-color="#dff2ae"/></linearGradient>
      <linearGradient id="silo"><stop offset="0" stop-color="#0d2114"/><stop offset=".5" stop-color="#3f6f34"/><stop offset="1" stop-color="#f3fbd9"/></linearGradient><filter id="soft" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="12"/></filter></defs>
    <circle cx="706" cy="424" r="190" fill="${leaf.light}" opacity=".12"/><circle cx="706" cy="424" r="66" fill="${leaf.light}"/>
    <g fill="url(#silo)">${each([760, 806, 852], (x, index) => `<path d="M${x} ${330 - (index === 1 ? 40 : 0)}l20-16 20 16v150h-40z"/>`)}</g>
    ${limb(leaf, [560, 2450], 1990, '#0a160f')}
    ${each(line, ([x, y, scale]) => truck(x, y, scale))}
    <path d="M0 538c240-26 420-44 640-62" stroke="${leaf.light}" stroke-opacity=".5" stroke-width="2.5" stroke-dasharray=".1 12" stroke-linecap="round" fill="none"/>`,
  screens: inBoth(
    { en: '58 trucks at the gate', uk: '58 машин біля воріт' },
    (count) => `<div class="hour"><b class="display">06:00</b><p>${count}</p></div>`,
  ),
  css: `.hour { position: absolute; left: 56px; top: 54px; color: #f3fbd9; } .hour b { font-size: 104px; line-height: 1; } .hour p { margin-top: 18px; color: #d7e8b8; font-size: 37px; font-weight: 600; }`,
}

const grain = (x: number, y: number, turn: number) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0c15-16 15-40 0-58-15 18-15 42 0 58z" fill="url(#grain)"/>`
const ear = each([0, 1, 2, 3, 4], (index) => `${grain(-6, index * 42, -34)}${grain(6, index * 42, 34)}`)

/** What a driver gets: a time on a phone that has keys. */
const message: CasePicture = {
  name: 'zernolan-message',
  scene: `${sky(leaf, [700, 130])}
    <defs><linearGradient id="grain" x1="0" x2="1"><stop offset="0" stop-color="#4c7a3a"/><stop offset=".6" stop-color="#cfe59a"/><stop offset="1" stop-color="#f8ffe2"/></linearGradient></defs>
    <circle cx="700" cy="130" r="150" fill="${leaf.light}" opacity=".1"/><circle cx="700" cy="130" r="58" fill="${leaf.light}" opacity=".95"/>
    ${limb(leaf, [700, 2160], 1700, '#0a160f')}
    <g fill="none" stroke="#a9cf62" stroke-width="5" stroke-linecap="round"><path d="M640 330c-4 90-14 160-40 240"/><path d="M764 260c4 110 0 200-24 310"/><path d="M846 372c0 80-14 140-36 200"/></g>
    <g transform="translate(640 250) rotate(-6) scale(.76)">${grain(0, -34, 0)}${ear}</g><g transform="translate(764 160) rotate(4)">${grain(0, -34, 0)}${ear}</g><g transform="translate(850 300) rotate(9) scale(.7)">${grain(0, -34, 0)}${ear}</g>`,
  screens: inBoth(
    { en: ['Elevator 3', 'tomorrow', 'bay 2'], uk: ['Елеватор 3', 'завтра', 'пункт 2'] },
    ([place, day, bay]) => `<div class="keys"><div class="lcd"><i>${place}</i><b>11:10–11:35</b><p>${day}, ${bay}</p></div>
      <div class="pad">${each(['1', '2', '3', '4', '5', '6'], (key) => `<b>${key}</b>`)}</div></div>`,
  ),
  css: `
    .keys { position: absolute; left: 118px; top: 54px; width: 396px; height: 640px; padding: 34px 32px; border-radius: 62px 62px 0 0; background: linear-gradient(100deg, #0a160f, #1d3a20 70%, #6d9a4a 99%);
      box-shadow: inset 0 0 0 1.5px #f3fbd966, inset -6px 6px 18px #d7f09b59, -26px 30px 70px #040a06a6; transform: perspective(1900px) rotateY(9deg) rotate(-3deg); }
    .lcd { padding: 26px 24px 30px; border-radius: 22px; background: linear-gradient(160deg, #eaf7c4, #b9d97a); color: #10240f; }
    .lcd i { font-size: 32px; font-weight: 600; } .lcd b { display: block; margin: 8px 0 6px; font-size: 48px; line-height: 1.1; white-space: nowrap; letter-spacing: -.02em; } .lcd p { font-size: 34px; font-weight: 600; white-space: nowrap; }
    .pad { display: grid; grid-template-columns: repeat(3, 1fr); gap: 18px; margin-top: 30px; }
    .pad b { display: grid; place-items: center; height: 84px; border-radius: 28px; background: #f3fbd914; box-shadow: inset 0 0 0 1.5px #f3fbd92e; color: #d7e8b8; font-size: 36px; }
  `,
}

export const zernolanDetails = [dawn, message]
