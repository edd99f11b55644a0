import { type CasePicture, each, inBoth } from './cover'

const words = {
  en: {
    near: 'Near you',
    answered: '3 answers',
    pins: ['350 m', '600 m', '1.1 km'],
    you: 'You',
    request: 'My request',
    broken: 'The front wheel wobbles',
    photo: 'Sent at 14:02',
    offers: [
      ['Spytsia', '₴400–600', '350 m · today, 16:00'],
      ['Velomaister', '₴450–700', '600 m · tomorrow, 09:30'],
      ['Two Wheels', '₴500–800', '1.1 km · Thursday'],
    ],
    asker: 'Spytsia',
    asks: 'Does the rim touch the brake when it turns?',
    book: 'Book Spytsia, 16:00',
  },
  uk: {
    near: 'Поруч із вами',
    answered: '3 відповіді',
    pins: ['350 м', '600 м', '1,1 км'],
    you: 'Ви',
    request: 'Моя заявка',
    broken: 'Вихляє колесо',
    photo: 'Надіслано о 14:02',
    offers: [
      ['Спиця', '400–600 ₴', '350 м · сьогодні, 16:00'],
      ['Веломайстер', '450–700 ₴', '600 м · завтра, 09:30'],
      ['Два колеса', '500–800 ₴', '1,1 км · у четвер'],
    ],
    asker: 'Спиця',
    asks: 'Чи торкається обід гальма, коли крутиться?',
    book: 'Записатися на 16:00',
  },
}

const hub = { x: 348, y: 392 }

function spokes(count: number, reach: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    const lean = angle + (index % 2 ? 0.62 : -0.62)
    const from = [hub.x + 22 * Math.cos(lean), hub.y + 22 * Math.sin(lean)]
    const to = [hub.x + reach * Math.cos(angle), hub.y + reach * Math.sin(angle)]
    return `M${from.map((value) => value.toFixed(1)).join(' ')}L${to.map((value) => value.toFixed(1)).join(' ')}`
  }).join('')
}

const wheel = `<svg viewBox="0 0 60 60" fill="none" stroke="#fff"><circle cx="30" cy="30" r="23" stroke-width="4"/><circle cx="30" cy="30" r="4" fill="#fff"/><path d="M30 8v44M8 30h44M14.5 14.5l31 31M45.5 14.5l-31 31" stroke-opacity=".7"/></svg>`

/** Iris: a wheel on the stand, lit from behind; the streets around; three answers with a range and a day. */
export const maisternia: CasePicture = {
  name: 'maisternia',
  scene: `<defs>
      <radialGradient id="glow" cx=".42" cy=".2" r=".74"><stop offset="0" stop-color="#b3a6ff" stop-opacity=".75"/><stop offset=".36" stop-color="#5a48c4" stop-opacity=".5"/><stop offset="1" stop-color="#0d0a1f" stop-opacity="0"/></radialGradient>
      <linearGradient id="rim" gradientUnits="userSpaceOnUse" x1="560" y1="150" x2="140" y2="640"><stop offset="0" stop-color="#fff"/><stop offset=".22" stop-color="#d3caff"/><stop offset=".5" stop-color="#6a58d6"/><stop offset="1" stop-color="#1c1546"/></linearGradient>
      <linearGradient id="tyre" gradientUnits="userSpaceOnUse" x1="560" y1="150" x2="140" y2="640"><stop offset="0" stop-color="#4b3fa0"/><stop offset=".4" stop-color="#1a1340"/><stop offset="1" stop-color="#0a0718"/></linearGradient>
      <radialGradient id="halo" gradientUnits="userSpaceOnUse" cx="${hub.x}" cy="${hub.y}" r="400"><stop offset=".7" stop-color="#e6e0ff" stop-opacity=".4"/><stop offset=".8" stop-color="#9d8cff" stop-opacity=".16"/><stop offset="1" stop-color="#9d8cff" stop-opacity="0"/></radialGradient>
      <linearGradient id="steel" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".4" stop-color="#a99aff"/><stop offset="1" stop-color="#2a2068"/></linearGradient>
      <linearGradient id="bench" x2="0" y2="1"><stop offset="0" stop-color="#241a58"/><stop offset="1" stop-color="#0a0718"/></linearGradient>
      <linearGradient id="lit"><stop offset="0" stop-color="#e6e0ff" stop-opacity="0"/><stop offset=".5" stop-color="#e6e0ff" stop-opacity=".75"/><stop offset="1" stop-color="#e6e0ff" stop-opacity="0"/></linearGradient>
      <mask id="bright"><path fill="url(#fall)" d="M0 0h1400v680H0z"/></mask>
      <linearGradient id="fall" gradientUnits="userSpaceOnUse" x1="560" y1="150" x2="200" y2="560"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity=".1"/></linearGradient>
    </defs>
    <path fill="#0d0a1f" d="M0 0h1400v680H0z"/><path fill="url(#glow)" d="M0 0h1400v680H0z"/>
    <g fill="none" stroke="#e6e0ff" stroke-opacity=".12"><circle cx="588" cy="136" r="250"/><circle cx="588" cy="136" r="440"/><circle cx="588" cy="136" r="680"/></g>
    <circle cx="588" cy="136" r="46" fill="#f1edff" opacity=".95"/><circle cx="588" cy="136" r="120" fill="#f1edff" opacity=".1"/>
    <g mask="url(#bright)"><circle cx="${hub.x}" cy="${hub.y}" r="400" fill="url(#halo)"/></g>
    <path d="M0 632h700l80 48H0z" fill="url(#bench)"/><path d="M0 632h760" stroke="url(#lit)" stroke-width="2"/>
    <path d="M${hub.x - 10} ${hub.y}h20l22 244h-64z" fill="#150f38"/><path d="M${hub.x + 10} ${hub.y}l22 244" stroke="#a99aff" stroke-opacity=".7" stroke-width="2"/>
    <circle cx="${hub.x}" cy="${hub.y}" r="252" fill="#0d0a1f" opacity=".28"/>
    <path d="${spokes(32, 240)}" stroke="url(#rim)" stroke-width="1.6" stroke-opacity=".8"/>
    <circle cx="${hub.x}" cy="${hub.y}" r="262" fill="none" stroke="url(#tyre)" stroke-width="28"/><circle cx="${hub.x}" cy="${hub.y}" r="275" fill="none" stroke="url(#rim)" stroke-width="2.5"/>
    <circle cx="${hub.x}" cy="${hub.y}" r="243" fill="none" stroke="url(#rim)" stroke-width="9"/>
    <circle cx="${hub.x}" cy="${hub.y}" r="26" fill="url(#steel)"/><circle cx="${hub.x}" cy="${hub.y}" r="9" fill="#150f38"/>
    <g transform="translate(166 604) rotate(-16)"><path d="M-104-10H64c6-22 34-34 58-22l-24 20 4 20 32 4c-10 26-46 34-66 10H-104a16 16 0 0 1 0-32z" fill="url(#steel)"/><circle cx="-102" cy="6" r="7" fill="#150f38"/></g>`,
  screens: inBoth(
    words,
    (word) => `<div class="board">
      <p class="title"><b>${word.near}</b><span>${word.answered}</span></p>
      <div class="map"><svg viewBox="0 0 520 330"><path fill="#1a1344" d="M0 0h520v330H0z"/><path d="M330 330C300 240 420 190 520 200V330z" fill="#241b5e"/><g stroke="#33297a" fill="none"><path d="M-10 250C120 220 260 250 540 120M-10 120C140 110 300 130 530 40M90-10l60 360M250-10l-10 360M400-10l40 360" stroke-width="15"/><path d="M-10 190h150M150 60l100 10M250 200l170 30M30-10l30 130M330 110l20 100" stroke-width="8"/></g>
        <circle cx="196" cy="214" r="60" fill="#9d8cff" opacity=".16"/><circle cx="196" cy="214" r="116" fill="none" stroke="#9d8cff" stroke-opacity=".45" stroke-dasharray="3 6"/><path d="M196 214C214 190 232 150 252 122" stroke="#e6e0ff" stroke-width="3.5" stroke-dasharray=".1 9" stroke-linecap="round" fill="none"/><circle cx="196" cy="214" r="10" fill="#fff"/></svg>
        <b class="you">${word.you}</b>${each(word.pins, (distance, index) => `<b class="pin pin${index}">${distance}</b>`)}</div>
    </div>
    <div class="phone"><div class="glass">
      <p class="status"><span>14:05</span><span class="notch"></span><span>LTE</span></p>
      <p class="heading display">${word.request}</p>
      <div class="request"><span class="photo">${wheel}</span><p><b>${word.broken}</b><i>${word.photo}</i></p></div>
      <div class="offers">${each(word.offers, ([name, price, when], index) => `<p class="${index ? '' : 'chosen'}"><b>${name}</b><b>${price}</b><i>${when}</i></p>`)}</div>
      <p class="asks"><b>${word.asker}</b>${word.asks}</p>
      <p class="book"><b>${word.book}</b></p>
    </div></div>`,
  ),
  css: `
    .board { left: 586px; top: 120px; width: 556px; height: 440px; padding: 26px; color: #f1edff;
      background: linear-gradient(150deg, #2c2170, #110c2c 62%);
      box-shadow: inset 0 0 0 1.5px #e6e0ff47, inset 10px 10px 40px #b3a6ff1f, -30px 40px 80px #06041280;
      transform: perspective(1900px) rotateY(-15deg) rotateX(3deg) rotate(-2deg); }
    .title { display: flex; align-items: baseline; gap: 16px; margin-bottom: 18px; font-size: 23px; white-space: nowrap; }
    .title span { color: #bdb2f5; font-size: 17px; }
    .map { position: relative; overflow: hidden; height: 326px; border-radius: 16px; }
    .map svg { display: block; height: 100%; }
    .you, .pin { position: absolute; padding: 5px 12px; border-radius: 16px; font-size: 16px; line-height: 1.3; white-space: nowrap; }
    .you { left: 136px; top: 232px; color: #d9d1ff; }
    .pin { background: #3a2f8c; color: #fff; }
    .pin0 { left: 214px; top: 78px; padding: 8px 15px; background: #9d8cff; color: #120b33; font-size: 18px; box-shadow: 0 8px 26px #05031099; }
    .pin1 { left: 42px; top: 46px; }
    .pin2 { left: 300px; top: 226px; }
    .phone { right: 102px; top: 42px; width: 308px; height: 620px; background: #07050f;
      box-shadow: inset 0 0 0 1.5px #e6e0ff73, inset 3px 3px 10px #d3caff59, -24px 30px 70px #060412a6;
      transform: perspective(1900px) rotateY(-9deg) rotate(3deg); }
    .glass { gap: 12px; background: #f8f6ff; color: #170f3d; line-height: 1.28; }
    .heading { margin-top: 6px; font-size: 23px; }
    .request { display: flex; align-items: center; gap: 13px; padding: 12px; border-radius: 18px; background: #1c1450; color: #fff; font-size: 15.5px; }
    .request p { display: grid; gap: 3px; }
    .request i { color: #bdb2f5; font-size: 13px; }
    .photo { flex: none; width: 68px; height: 68px; padding: 9px; border-radius: 13px; background: linear-gradient(215deg, #b3a6ff, #3b2d9a); }
    .offers { display: grid; gap: 9px; }
    .offers p { display: grid; grid-template-columns: 1fr auto; gap: 4px 8px; padding: 13px 15px; border-radius: 17px; background: #ece8fd; font-size: 15.5px; white-space: nowrap; }
    .offers i { grid-column: 1 / -1; color: #5d5193; font-size: 13.5px; font-weight: 600; }
    .offers .chosen { background: #fff; box-shadow: inset 0 0 0 2.5px #7b68f0; }
    .asks { display: grid; gap: 1px; width: 88%; padding: 10px 15px; border-radius: 18px 18px 18px 5px; background: #ece8fd; font-size: 14.5px; }
    .asks b { color: #5a47d6; }
    .book { margin-top: auto; padding: 16px; border-radius: 22px; background: #5a47d6; color: #fff; font-size: 16.5px; text-align: center; }
  `,
}
