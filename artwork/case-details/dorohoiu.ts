import { type CasePicture, each, inBoth } from '../case-covers/cover'
import { hues, limb, sky } from './light'

const { sand } = hues

const rows = [
  ['BC 1204', 0],
  ['AC 3381', 1],
  ['KA 7716', 0],
  ['BK 0942', 2],
] as const

/** What planning was: one sheet of paper, crossed out and written over. */
const sheet: CasePicture = {
  name: 'logistics-dorohoiu-sheet',
  scene: `${sky(sand, [190, 110])}${limb(sand, [300, 1700], 1230, '#2b2110')}`,
  screens: inBoth(
    {
      en: ['Tomorrow', ['Lviv, Wrocław', 'Lutsk, Łódź', 'Kyiv, Brno?', 'ask Halyna']],
      uk: ['Завтра', ['Львів, Вроцлав', 'Луцьк, Лодзь', 'Київ, Брно?', 'спитати Галину']],
    } as const,
    ([
      head,
      trips,
    ]) => `<div class="sheet"><p class="display">${head}</p>${each(rows, ([plate, kind], index) => `<p class="line"><i>${plate}</i><b class="${['', 'gone', 'ask'][kind]}">${trips[index]}</b></p>`)}</div>
      <svg class="pencil" viewBox="0 0 460 46"><path d="M0 6h340v34H0z" fill="#a8843f"/><path d="M0 6h340v10H0z" fill="#fff3d2" opacity=".8"/><path d="M0 30h340v10H0z" fill="#4d3a17"/><path d="M340 6l96 17-96 17z" fill="#f6e6c3"/><path d="M412 18.800l24 4.200-24 4.200z" fill="#17110a"/><path d="M-2 6h34v34H-2z" fill="#e9c9a0"/></svg>`,
  ),
  css: `
    .sheet { position: absolute; left: 120px; top: 44px; width: 660px; height: 560px; padding: 38px 46px; color: #2b2110; background: linear-gradient(120deg, #fffaf0, #e3cd9b); box-shadow: 24px 30px 70px #0d0904a6; transform: perspective(1900px) rotateY(-8deg) rotate(2deg); }
    .sheet .display { font-size: 42px; margin-bottom: 12px; } .line { display: grid; grid-template-columns: 190px 1fr; align-items: center; height: 90px; border-top: 2px solid #b99a5a80; font-size: 37px; white-space: nowrap; }
    .line i { color: #7a6130; font-size: 33px; font-weight: 600; } .gone { opacity: .55; text-decoration: line-through 4px; } .ask { justify-self: start; padding: 4px 20px; border-radius: 40px; box-shadow: inset 0 0 0 4px #a8843f; }
    .pencil { position: absolute; left: 664px; top: 96px; width: 470px; filter: drop-shadow(-8px 18px 14px #0d090480); transform: rotate(158deg); }
  `,
}

/** What a driver has: three buttons, at the border, at night. */
const border: CasePicture = {
  name: 'logistics-dorohoiu-border',
  scene: `${sky(sand, [300, 300])}
    <defs><linearGradient id="road" x2="0" y2="1"><stop offset="0" stop-color="#a8843f" stop-opacity=".6"/><stop offset="1" stop-color="#17110a"/></linearGradient><filter id="soft" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="10"/></filter></defs>
    <path d="M0 306h900v254H0z" fill="#17110a"/><path d="M278 306h44l220 254H-60z" fill="url(#road)"/><path d="M300 316v20M300 356v34M300 420v60" stroke="${sand.light}" stroke-opacity=".8" stroke-width="5"/>
    <path d="M120 306v-116h360v116M120 232h360" fill="none" stroke="${sand.light}" stroke-opacity=".75" stroke-width="6"/><path d="M96 172h408v34H96z" fill="#4d3a17"/><path d="M96 172h408v8H96z" fill="${sand.light}" opacity=".7"/>
    <g fill="${sand.light}">${each([160, 240, 320, 400], (x) => `<circle cx="${x + 20}" cy="214" r="20" filter="url(#soft)" opacity=".8"/><circle cx="${x + 20}" cy="214" r="7"/>`)}</g>
    <g fill="#ff9a7a">${each([262, 336, 176, 210], (x, index) => `<circle cx="${x}" cy="${index < 2 ? 340 : 322}" r="${index < 2 ? 9 : 5}" filter="url(#soft)"/><circle cx="${x}" cy="${index < 2 ? 340 : 322}" r="${index < 2 ? 5 : 3}"/>`)}</g>
    <path d="M250 286h98v58h-98z" fill="#2b2110"/><path d="M166 292h54v32h-54z" fill="#2b2110"/>
    <path d="M0 470q340-60 900 0v90H0z" fill="#0d0904"/><path d="M0 470q340-60 900 0" fill="none" stroke="${sand.light}" stroke-opacity=".6" stroke-width="1.5"/><path d="M-20 640a250 250 0 0 1 500 0" fill="none" stroke="#2b2110" stroke-width="34"/><path d="M-36 640a266 266 0 0 1 532 0" fill="none" stroke="${sand.hue}" stroke-opacity=".55" stroke-width="2"/>`,
  screens: inBoth(
    { en: ['Lviv – Wrocław', 'Loaded', 'At the border', 'Unloaded'], uk: ['Львів – Вроцлав', 'Завантажено', 'На кордоні', 'Розвантажено'] },
    ([trip, ...steps]) =>
      `<div class="phone"><div class="glass"><p class="trip">${trip}</p>${each(steps, (step, index) => `<p class="step ${['done', 'now', ''][index]}"><svg viewBox="0 0 36 36">${index < 2 ? '<path d="M6 19l9 9L31 8" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>' : '<path d="M6 18h22M20 9l9 9-9 9" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>'}</svg>${step}</p>`)}</div></div>`,
  ),
  css: `
    .phone { right: 60px; top: 40px; width: 430px; height: 620px; padding: 13px; border-radius: 60px; background: #0d0904; box-shadow: inset 0 0 0 2px #fff3d273, -26px 30px 70px #0d0904b3; transform: perspective(1900px) rotateY(-9deg) rotate(2deg); }
    .glass { gap: 18px; padding: 40px 28px; border-radius: 47px; background: linear-gradient(200deg, #fff8e6, #efe0b8); color: #2b2110; }
    .trip { padding: 24px 26px; border-radius: 28px; background: #fff; font-size: 35px; font-weight: 700; white-space: nowrap; } .step { display: flex; align-items: center; gap: 14px; padding: 26px 22px; border-radius: 26px; background: #e0cc96; font-size: 33px; font-weight: 700; white-space: nowrap; }
    .step svg { flex: none; width: 36px; } .done { opacity: .6; } .now { background: #6b5021; color: #fff8e6; }
  `,
}

export const dorohoiuDetails = [sheet, border]
