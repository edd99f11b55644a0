import { type CasePicture, each, inBoth } from './cover'

const drinks = {
  raf: '<path d="M12 16h24l-3 25H15z" fill="#7a3e20"/><path d="M12 16h24l-1 9H13z" fill="#f1d3b8"/><path d="M10 12h28v5H10z" fill="#fbefe3"/>',
  coldBrew:
    '<path d="M13 10h22l-4 32H17z" fill="#f7c9a0" opacity=".55"/><path d="M14.5 20h19L31 42H17z" fill="#c46f3a"/><path d="M18 24h6v6h-6zM26 29h5v5h-5z" fill="#fbefe3" opacity=".55"/><path d="M27 4l-4 14" stroke="#fbefe3" stroke-width="2"/>',
  cappuccino:
    '<path d="M9 18h26v8c0 10-5 15-13 15S9 36 9 26z" fill="#fbefe3"/><path d="M35 21c8-2 9 10-1 11" fill="none" stroke="#fbefe3" stroke-width="3"/><ellipse cx="22" cy="18" rx="13" ry="4" fill="#9a5630"/>',
}

const glass = (drink: keyof typeof drinks) => `<span class="drink"><svg viewBox="0 0 48 48">${drinks[drink]}</svg></span>`

const words = {
  en: {
    queue: 'Queue · Podil',
    tickets: ['Flat white, oat', 'Filter ×2, syrnyk', 'Cappuccino L', 'Cold brew', 'Raf, croissant', 'Espresso ×2'],
    greeting: 'Good morning, Marta',
    question: 'Your usual at&nbsp;Podil?',
    usual: 'Flat white, oat',
    ready: 'Ready at 08:40',
    menu: ['Raf', 'Cold brew', 'Cappuccino'],
    price: (amount: number) => `₴${amount}`,
    way: 'Podil, 4 min on foot',
    stamps: 'Stamps',
    order: 'Order ahead',
  },
  uk: {
    queue: 'Черга · Поділ',
    tickets: ['Флет-вайт, вівсяне', 'Фільтр ×2, сирник', 'Капучино L', 'Колд-брю', 'Раф, круасан', 'Еспресо ×2'],
    greeting: 'Доброго ранку, Марто',
    question: 'Як завжди, на&nbsp;Подолі?',
    usual: 'Флет-вайт, вівсяне',
    ready: 'Готово о 08:40',
    menu: ['Раф', 'Колд-брю', 'Капучино'],
    price: (amount: number) => `${amount}&nbsp;₴`,
    way: 'Поділ, 4 хв пішки',
    stamps: 'Штампи',
    order: 'Замовити наперед',
  },
}

const due = ['08:36', '08:38', '08:40', '08:41', '08:44', '08:46']
const states = ['ready', 'started']

const ticket = (drink: string, index: number) =>
  `<div class="${states[index] ?? ''}"><i>A-${114 + index}</i><b>${drink}</b><i>${due[index]}</i><u></u></div>`

/** Copper: a cup on the lit edge of its table, the counter's queue, the guest's usual. */
export const dobrokava: CasePicture = {
  name: 'dobrokava',
  scene: `<defs>
      <radialGradient id="glow" cx=".64" cy=".46" r=".72"><stop offset="0" stop-color="#e08a52" stop-opacity=".78"/><stop offset=".4" stop-color="#9a4a22" stop-opacity=".5"/><stop offset="1" stop-color="#1d0e0b" stop-opacity="0"/></radialGradient>
      <radialGradient id="limb" gradientUnits="userSpaceOnUse" cx="300" cy="1420" r="1150"><stop offset=".8945" stop-color="#ffe3cc" stop-opacity=".85"/><stop offset=".905" stop-color="#ffd0a8" stop-opacity=".42"/><stop offset=".93" stop-color="#e08a52" stop-opacity=".2"/><stop offset="1" stop-color="#e08a52" stop-opacity="0"/></radialGradient>
      <linearGradient id="table" gradientUnits="userSpaceOnUse" x1="620" y1="400" x2="180" y2="700"><stop offset="0" stop-color="#6a3016"/><stop offset="1" stop-color="#38170b"/></linearGradient>
      <linearGradient id="saucer"><stop offset="0" stop-color="#8c4e2c"/><stop offset=".75" stop-color="#fbe3cf"/><stop offset="1" stop-color="#e7b48d"/></linearGradient>
      <linearGradient id="cup" y2=".4"><stop offset="0" stop-color="#5b2b17"/><stop offset=".55" stop-color="#d99a6c"/><stop offset=".86" stop-color="#ffefe1"/><stop offset="1" stop-color="#f3c9a6"/></linearGradient>
      <filter id="steam" x="-100%" y="-50%" width="300%" height="200%"><feGaussianBlur stdDeviation="5"/></filter>
    </defs>
    <path fill="#1d0e0b" d="M0 0h1400v680H0z"/><path fill="url(#glow)" d="M0 0h1400v680H0z"/>
    <circle cx="300" cy="1420" r="1150" fill="url(#limb)"/><circle cx="300" cy="1420" r="1028" fill="url(#table)"/>
    <circle cx="300" cy="1420" r="1028" fill="none" stroke="#ffe3cc" stroke-opacity=".75" stroke-width="1.5"/>
    <g fill="none" stroke="#ffe3cc" stroke-opacity=".16"><ellipse cx="900" cy="340" rx="590" ry="214" transform="rotate(-16 900 340)"/><ellipse cx="900" cy="340" rx="780" ry="306" transform="rotate(-16 900 340)"/></g>
    <g transform="translate(352 356) scale(1.52)">
      <ellipse cx="-8" cy="64" rx="92" ry="16" fill="#180a05" opacity=".6"/><ellipse cy="56" rx="78" ry="14" fill="url(#saucer)" stroke="#ffe3cc" stroke-opacity=".45"/><ellipse cy="53" rx="52" ry="8" fill="#5b2b17" opacity=".45"/>
      <path d="M50-18c30-6 40 34-2 42" fill="none" stroke="#e3ab81" stroke-width="9" stroke-linecap="round"/><path d="M52-21c26-4 34 26 4 40" fill="none" stroke="#ffefe1" stroke-opacity=".7" stroke-width="2" stroke-linecap="round"/>
      <path d="M-52-30c0 46 10 80 52 80s52-34 52-80z" fill="url(#cup)"/><ellipse cy="-30" rx="52" ry="13" fill="#f8ddc6"/><ellipse cy="-28" rx="46" ry="10" fill="#4a2010"/>
      <path d="M-26-28c10 7 42 7 52 0-12-7-40-7-52 0z" fill="#e9a06b" opacity=".9"/>
      <g fill="none" stroke="#ffe9d8" stroke-width="5" stroke-linecap="round" filter="url(#steam)" opacity=".6"><path d="M-14-54c-14-22 12-34 0-62"/><path d="M12-54c-14-26 14-42 2-78"/></g>
    </g>`,
  screens: inBoth(
    words,
    (word) => `<div class="board">
      <p class="title"><b>${word.queue}</b><span>08:32</span></p>
      <div class="tickets">${each(word.tickets, ticket)}</div>
    </div>
    <div class="phone"><div class="glass">
      <p class="status"><span>8:32</span><span class="notch"></span><span>LTE</span></p>
      <p class="greeting">${word.greeting}</p><p class="question display">${word.question}</p>
      <div class="usual">${glass('cappuccino')}<p><b>${word.usual}</b><i>${word.ready}</i></p><b>${word.price(95)}</b></div>
      <div class="menu">${each(
        ['raf', 'coldBrew', 'cappuccino'] as const,
        (drink, index) => `<div>${glass(drink)}<b>${word.menu[index]}</b><i>${word.price([110, 105, 90][index] ?? 0)}</i></div>`,
      )}</div>
      <div class="map"><svg viewBox="0 0 244 112"><path fill="#f2ddc8" d="M0 0h244v112H0z"/><path d="M0 112V84C60 84 90 100 118 112z" fill="#dcc3a6"/><path d="M-5 66C55 52 90 74 250 32M66-5 100 117M166-5l-18 122M-5 22 250 8M120 117 250 78" stroke="#fff" stroke-width="7" fill="none"/><path d="M44 61c34-3 56 6 112-8" stroke="#c4602b" stroke-width="3.5" stroke-dasharray=".1 8" stroke-linecap="round" fill="none"/><circle cx="44" cy="61" r="6" fill="#2a140b"/><circle cx="157" cy="52" r="9" fill="#c4602b"/></svg><b>${word.way}</b></div>
      <p class="stamps"><span>${word.stamps}</span>${each([1, 1, 1, 1, 1, 1, 0, 0], (stamp) => `<u class="${stamp ? 'full' : ''}"></u>`)}</p>
      <p class="order"><b>${word.order}</b><b>${word.price(95)}</b></p>
    </div></div>`,
  ),
  css: `
    .board { left: 532px; top: 84px; width: 606px; height: 428px; padding: 30px; color: #ffebdd;
      background: linear-gradient(150deg, #3d2219, #1a0d0a 60%);
      box-shadow: inset 0 0 0 1.5px #ffe3cc47, inset 10px 10px 40px #ffbe8c1f, -30px 40px 80px #0d050366;
      transform: perspective(1900px) rotateY(-16deg) rotateX(4deg) rotate(-2deg); }
    .title { display: flex; justify-content: space-between; margin-bottom: 20px; font-size: 22px; line-height: 1.2; }
    .tickets { display: grid; grid-template-columns: repeat(3, 1fr); gap: 14px; }
    .tickets div { position: relative; display: grid; align-content: start; gap: 6px; height: 150px; padding: 15px; border-radius: 15px;
      background: #ffe3cc12; box-shadow: inset 0 0 0 1px #ffe3cc1a; font-size: 18px; line-height: 1.25; }
    .tickets i { color: #e5b796; font-size: 15px; }
    .tickets u { position: absolute; left: 15px; right: 15px; bottom: 14px; height: 5px; border-radius: 3px; background: #ffe3cc24; }
    .tickets .ready { background: #e08a52; color: #22100a; }
    .tickets .ready i { color: #4a2310; }
    .tickets .ready u { background: linear-gradient(90deg, #22100a 82%, #22100a40 0); }
    .tickets .started u { background: linear-gradient(90deg, #e08a52 45%, #ffe3cc24 0); }
    .phone { right: 102px; top: 44px; width: 308px; height: 624px; background: #0e0705;
      box-shadow: inset 0 0 0 1.5px #ffe3cc73, inset 3px 3px 10px #ffdcbe59, -24px 30px 70px #0d05038c;
      transform: perspective(1900px) rotateY(-9deg) rotate(3deg); }
    .glass { gap: 13px; background: #fff7ef; color: #2a140b; line-height: 1.25; }
    .greeting { margin-top: 4px; color: #8c5b3e; font-size: 15px; font-weight: 600; }
    .question { margin-top: -8px; font-size: 23px; line-height: 1.16; }
    .usual { display: flex; align-items: center; gap: 12px; padding: 12px 14px; border-radius: 18px; background: #2a140b; color: #ffebdd; font-size: 15.5px; }
    .usual p { display: grid; flex: 1; }
    .usual p i { color: #e5b796; font-size: 13.5px; }
    .usual .drink { width: 44px; }
    .menu { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; }
    .menu div { display: grid; padding: 8px 8px 9px; border-radius: 15px; background: #f6e4d3; font-size: 12.5px; }
    .menu i { color: #8c5b3e; }
    .menu .drink { margin-bottom: 6px; padding: 7px 14px; border-radius: 11px; background: linear-gradient(160deg, #e9b48e, #a9623a); }
    .drink svg { display: block; }
    .map { position: relative; overflow: hidden; border-radius: 15px; }
    .map svg { display: block; width: 100%; }
    .map b { position: absolute; left: 9px; top: 8px; padding: 3px 10px; border-radius: 12px; background: #fff7ef; font-size: 12.5px; }
    .stamps { display: flex; margin-top: 3px; align-items: center; gap: 5px; color: #8c5b3e; font-size: 14px; font-weight: 600; }
    .stamps span { flex: 1; }
    .stamps u { width: 15px; height: 15px; border-radius: 50%; box-shadow: inset 0 0 0 1.5px #c98a60; }
    .stamps .full { background: #c46f3a; box-shadow: none; }
    .order { display: flex; justify-content: space-between; margin-top: auto; padding: 15px 18px; border-radius: 22px; background: #c4602b; color: #fff; font-size: 16.5px; }
  `,
}
