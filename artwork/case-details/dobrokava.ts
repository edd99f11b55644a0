import { type CasePicture, each, inBoth } from '../case-covers/cover'
import { hues, limb, sky } from './light'

const { copper } = hues

const tickets = inBoth({ en: ['Raf', 'Filter'], uk: ['Раф', 'Фільтр'] }, ([raf = '', filter = '']) =>
  each(
    [raf, raf, raf, raf, filter],
    (drink, index) => `<p class="ticket"><i>A-${114 + index}</i><b>${drink}</b><span>08:3${index >> 1}</span></p>`,
  ),
)

/** What the queue was: paper on a rail, in the order people paid. */
const rail: CasePicture = {
  name: 'dobrokava-rail',
  scene: `${sky(copper, [720, 90])}${limb(copper, [300, 1540], 1010, '#38170b')}
    <defs><linearGradient id="rail" x2="0" y2="1"><stop offset="0" stop-color="#fbe3cf"/><stop offset=".3" stop-color="#a9623a"/><stop offset="1" stop-color="#3d1c10"/></linearGradient></defs>
    <path d="M0 60h900v30H0z" fill="url(#rail)"/><path d="M0 60.75h900" stroke="#fff" stroke-opacity=".7" stroke-width="1.5"/><path d="M0 92h900v22H0z" fill="#0d0503" opacity=".4"/>`,
  screens: tickets,
  css: `
    .ticket { --lit: 100%; position: absolute; top: 84px; display: grid; align-content: start; gap: 6px; width: 172px; height: 372px; padding: 40px 20px; color: #2a140b;
      background: linear-gradient(250deg, color-mix(in srgb, #fff7ef var(--lit), #4a2010), color-mix(in srgb, #f1d0b2 var(--lit), #38170b)); transform-origin: top;
      clip-path: polygon(0 0, 100% 0, 100% 97%, 90% 100%, 80% 97%, 70% 100%, 60% 97%, 50% 100%, 40% 97%, 30% 100%, 20% 97%, 10% 100%, 0 97%); }
    .ticket i { font-size: 31px; font-weight: 600; opacity: .75; } .ticket b { font-size: 44px; line-height: 1.15; } .ticket span { margin-top: 18px; padding-top: 22px; border-top: 3px dashed #c98a60; font-size: 38px; font-weight: 600; }
    .ticket:nth-of-type(1) { --lit: 16%; left: -34px; transform: rotate(2deg); } .ticket:nth-of-type(2) { --lit: 30%; left: 150px; transform: rotate(-1.5deg); }
    .ticket:nth-of-type(3) { --lit: 46%; left: 334px; transform: rotate(1deg); } .ticket:nth-of-type(4) { --lit: 68%; left: 516px; transform: rotate(-2deg); }
    .ticket:nth-of-type(5) { left: 702px; height: 426px; transform: rotate(1.6deg); } .ticket:nth-of-type(5) b { font-size: 40px; }
  `,
}

const code = [0x7f, 0x41, 0x5d, 0x5d, 0x59, 0x43, 0x7d]
const squares = code
  .flatMap((row, y) => Array.from({ length: 7 }, (_, x) => ((row >> x) & 1 ? `M${x * 11} ${y * 11}h11v11h-11z` : '')))
  .join('')

/** What it is now: a cup that opens the shop, a promise in minutes, the tram it is promised for. */
const stop: CasePicture = {
  name: 'dobrokava-stop',
  scene: `${sky(copper, [640, 250])}${limb(copper, [520, 1790], 1380, '#2c120a')}
    <defs><linearGradient id="tram" x1="0" x2="1"><stop offset="0" stop-color="#5b2b17"/><stop offset=".7" stop-color="#b8683a"/><stop offset="1" stop-color="#ffdcbe"/></linearGradient>
      <linearGradient id="paper"><stop offset="0" stop-color="#8c4e2c"/><stop offset=".6" stop-color="#f3d3b8"/><stop offset=".88" stop-color="#fff7ef"/><stop offset="1" stop-color="#f1d3b8"/></linearGradient>
      <filter id="soft" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="7"/></filter></defs>
    <path d="M0 84h900" stroke="${copper.light}" stroke-opacity=".4" stroke-width="2"/><path d="M560 84 610 128 560 172" fill="none" stroke="${copper.light}" stroke-opacity=".7" stroke-width="3"/>
    <g transform="translate(380 170)"><rect width="560" height="232" rx="34" fill="url(#tram)"/><rect y="150" width="560" height="14" fill="#fff1e3" opacity=".5"/>
      <g fill="#fff3df">${each([26, 126, 226, 326, 426], (x) => `<rect x="${x}" y="34" width="84" height="86" rx="12"/>`)}</g><g fill="#8c4e2c" opacity=".8"><path d="M52 120V92q14-24 28 0v28zM256 120V86q16-26 32 0v34zM350 120V96q12-22 24 0v24z"/></g>
      <path d="M30 232h90v18q-45 20-90 0zM330 232h90v18q-45 20-90 0z" fill="#1d0e0b"/></g>
    <g transform="translate(92 176)"><g fill="none" stroke="${copper.light}" stroke-width="9" stroke-linecap="round" filter="url(#soft)" opacity=".6"><path d="M104-18c-22-34 20-54 0-96"/><path d="M150-16c-22-38 22-62 4-104"/></g>
      <ellipse cx="126" cy="372" rx="150" ry="20" fill="#0d0503" opacity=".6"/><path d="M8 26h236l-32 346H40z" fill="url(#paper)"/><path d="M19 116h214l-17 176H36z" fill="#a9512a"/><path d="M19 116h214l-2 20H21z" fill="#fff" opacity=".16"/>
      <path d="M-2 4q128-26 256 0l-6 26H4z" fill="#fff7ef"/><path d="M-2 4q128-26 256 0l-1 8q-126-24-254 0z" fill="#e9b48e"/>
      <rect x="74" y="152" width="104" height="104" rx="12" fill="#fff7ef"/><path transform="translate(87.5 165.500)" d="${squares}" fill="#2a140b"/></g>`,
  screens: inBoth(
    { en: ['Ready at 08:40', 'Podil, counter 1'], uk: ['Готово о 08:40', 'Поділ, стійка 1'] },
    ([ready, place]) => `<div class="note"><b class="display">${ready}</b><p>${place}</p><u></u></div>`,
  ),
  css: `
    .note { position: absolute; right: 44px; bottom: 40px; width: 480px; padding: 28px 32px 32px; border-radius: 34px; background: #fff7ef; color: #2a140b; box-shadow: -14px 24px 60px #0d0503a6; transform: perspective(1900px) rotateY(-8deg) rotate(-1deg); }
    .note b { font-size: 40px; line-height: 1.2; white-space: nowrap; } .note p { margin-top: 6px; color: #8c5b3e; font-size: 33px; font-weight: 600; }
    .note u { display: block; height: 10px; margin-top: 20px; border-radius: 5px; background: linear-gradient(90deg, #c4602b 82%, #2a140b26 0); }
  `,
}

export const dobrokavaDetails = [rail, stop]
